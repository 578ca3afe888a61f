-- Writes a number of rows of an import, in their order, beginning after a rank. Returns the
-- records, faults and remarks of each row. A trial does the same, and its caller rolls back. Skips
-- rows that are already written or can not be understood. If plots are applied as a whole, other
-- surveys are locked out only after the last row, and a row whose land was taken meanwhile is a
-- fault. `p_secret` adds the values that no row stores: passwords of accounts.
-- Spec: imports#essai, imports#application.
-- Chosen: docs/decisions/0080-imports.md.
-- Locks: the rows, against a handler that was believed dead and goes on.
create or replace function importation.ecrire_lot(
  p_importation importation.importation, p_apres integer, p_nombre integer, p_auteur_id uuid,
  p_le timestamptz, p_secret jsonb) returns jsonb
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_ligne importation.ligne;
  v_issue record;
  v_dernier integer;
  v_deja integer := 0;
  v_ecrits uuid[] := '{}';
  v_lignes jsonb[] := '{}';
begin
  if (p_importation.genre, p_importation.statut, p_importation.mode)
     = ('parcelles', 'en_application', 'tout') then
    perform parcelle.differer_releves();
  end if;
  for v_ligne in
    select l.* from importation.ligne l
    where l.importation_id = p_importation.id and l.rang > p_apres
    order by l.rang limit p_nombre for no key update
  loop
    v_dernier := v_ligne.rang;
    v_deja := v_deja + (v_ligne.objet_id is not null)::integer;
    continue when v_ligne.objet_id is not null or exists (
      select from importation.constat c
      where c.importation_id = p_importation.id and c.rang = v_ligne.rang
        and c.etape = 'lecture' and c.gravite = 'faute');
    v_ligne.demande := v_ligne.demande || p_secret || case when p_importation.connus <> 'refuser'
      then jsonb_build_object('connus', p_importation.connus) else '{}' end;
    v_issue := importation.ecrire_ligne(p_importation.genre, v_ligne, p_auteur_id, p_le);
    if v_issue.objet_id is not null then
      update importation.ligne l
      set objet_id = v_issue.objet_id, ecrite_le = p_le, avant = (
        select (a -> 'details') - 'producteur_id'
        from jsonb_array_elements(v_issue.avertissements) as a
        where a ->> 'code' in ('mise_a_jour', 'membre_inchange'))
      where l.importation_id = p_importation.id and l.rang = v_ligne.rang;
    end if;
    v_ecrits := v_ecrits || v_issue.objet_id;
    v_lignes := v_lignes || jsonb_build_object(
      'rang', v_ligne.rang, 'objet_id', v_issue.objet_id, 'fautes', v_issue.fautes,
      'avertissements', v_issue.avertissements);
  end loop;
  if v_dernier is null then
    v_lignes := importation.rapprocher_parcelles(p_importation.id, p_le);
  end if;
  return jsonb_build_object('dernier', v_dernier, 'deja', v_deja, 'lignes', (
    with avis as materialized (
      select r.objet_id,
             jsonb_agg(jsonb_build_object('code', r.code, 'details', r.details)) as dits
      from importation.revoir(p_importation.genre, p_importation.id, v_ecrits) as r
      group by r.objet_id
    ),
    dite as materialized (
      select l as ligne, (l ->> 'objet_id')::uuid as objet_id from unnest(v_lignes) as l
    )
    select coalesce(jsonb_agg(d.ligne - 'objet_id' || jsonb_build_object(
      'ecrite', d.objet_id is not null,
      'avertissements', (d.ligne -> 'avertissements') || coalesce(a.dits, '[]'))
      order by d.ligne -> 'rang'), '[]')
    from dite d left join avis a on a.objet_id = d.objet_id));
end
$$;

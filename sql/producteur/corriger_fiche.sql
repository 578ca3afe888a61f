-- Changes the data of a member at the office, except their group, which changes by a dated event.
-- Each value is a field of a new version, so that a phone's modification based on the former
-- version is a concurrent one; the journal keeps the values before and after. Unchanged values
-- leave no trace.
-- Spec: terrain#fiche-du-membre, types-de-commandes#producteur-modifier.
-- Chosen: docs/decisions/0127-corriger-au-bureau.md.
-- Refuses: producteur_inconnu, producteur_deja_connu (another member's number), parametre_invalide
--          (a birth to come).
-- Locks: the producer.
create or replace function producteur.corriger_fiche(
  p_id uuid, p_champs jsonb, p_auteur_id uuid, p_le timestamptz) returns json
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_avant producteur.producteur := producteur.verrouiller(p_id);
  v_changes jsonb;
begin
  if core.debut_du_jour((p_champs ->> 'date_naissance')::date) > p_le then
    raise sqlstate 'TR400' using message = 'parametre_invalide', detail = jsonb_build_object(
      'parametre', 'date_naissance', 'lu', p_champs -> 'date_naissance')::text;
  end if;
  select jsonb_object_agg(c.key, c.value) into v_changes
  from jsonb_each(p_champs) as c where c.value <> to_jsonb(v_avant) -> c.key;
  if v_changes is not null then
    update producteur.producteur p
    set nom = r.nom, prenoms = r.prenoms, sexe = r.sexe, date_naissance = r.date_naissance,
        telephone = r.telephone, localite = r.localite, reference = r.reference,
        version = p.version + 1
    from jsonb_populate_record(v_avant, v_changes) as r
    where p.id = v_avant.id;
    insert into producteur.champ
      (organisation_id, producteur_id, champ, version, valeur, auteur_id, date_operation,
       enregistre_le)
    select v_avant.organisation_id, v_avant.id, c.key, v_avant.version + 1, c.value, p_auteur_id,
           p_le, p_le
    from jsonb_each(v_changes) as c;
    perform journal.consigner(p_le, 'producteur.modifier', 'producteur', v_avant.id, (
      select jsonb_object_agg(c.key, jsonb_build_object(
        'avant', to_jsonb(v_avant) -> c.key, 'apres', c.value))
      from jsonb_each(v_changes) as c));
  end if;
  return producteur.detailler(v_avant.id, p_le);
exception when unique_violation then
  raise sqlstate 'TR409' using message = 'producteur_deja_connu',
    detail = jsonb_build_object('reference', p_champs -> 'reference')::text;
end
$$;

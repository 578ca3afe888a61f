-- Writes the sold states of a sale's lines in place of the former ones, for the lines with given
-- states; a line is identified by its rank, else by its position in the list.
-- Spec: ventes-et-expeditions#vente.
create or replace function vente.ecrire_qualites(p_vente_id uuid, p_lignes jsonb) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_ligne record;
begin
  for v_ligne in
    select coalesce((e.value ->> 'rang')::bigint, e.rang) as rang, e.value -> 'qualites' as qualites
    from jsonb_array_elements(p_lignes) with ordinality as e (value, rang)
    where e.value ? 'qualites'
  loop
    delete from vente.qualite_ligne q where q.vente_id = p_vente_id and q.rang = v_ligne.rang;
    insert into vente.qualite_ligne
      (organisation_id, vente_id, rang, referentiel_code, etat_code)
    select core.organisation_id(), p_vente_id, v_ligne.rang, q.key, q.value
    from jsonb_each_text(v_ligne.qualites) as q;
  end loop;
end
$$;

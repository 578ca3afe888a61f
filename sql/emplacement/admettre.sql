-- Writes which display categories a place admits; null leaves them as they are.
-- Spec: Lot, «allowed qualities of a location refuse (empty list: no restriction)».
create or replace function emplacement.admettre(p_id uuid, p_categories jsonb) returns void
language sql
set search_path = pg_catalog, pg_temp
as $$
  delete from emplacement.qualite_admise a
  where a.emplacement_id = p_id and p_categories is not null
    and not p_categories ? a.categorie;
  insert into emplacement.qualite_admise (organisation_id, emplacement_id, categorie)
  select core.organisation_id(), p_id, c from jsonb_array_elements_text(p_categories) as c
  on conflict do nothing;
$$;

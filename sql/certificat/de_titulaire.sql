-- Returns the certificates of a group, of a supplier, or the organization's own if neither is
-- given.
-- Chosen: docs/decisions/0038-lectures-bornees.md.
-- Why: three branches, since no index serves a comparison in which null equals null.
create or replace function certificat.de_titulaire(p_groupement_id uuid, p_fournisseur_id uuid)
returns setof certificat.certificat
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return query
  select f.* from certificat.certificat f
  where f.fournisseur_id = p_fournisseur_id and p_groupement_id is null
  union all
  select g.* from certificat.certificat g
  where g.groupement_id = p_groupement_id and p_fournisseur_id is null
  union all
  select o.* from certificat.certificat o
  where o.groupement_id is null and o.fournisseur_id is null
    and num_nonnulls(p_groupement_id, p_fournisseur_id) = 0;
end
$$;

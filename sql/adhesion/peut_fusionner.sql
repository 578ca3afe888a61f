-- Returns whether one of the holders of the identity document is still a member, so that a merge is
-- possible.
-- Spec: file-de-controle#fusion.
create or replace function adhesion.peut_fusionner(p_controle controle.controle) returns boolean
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  select adhesion.autres_parties(p_controle) <> '[]'
$$;

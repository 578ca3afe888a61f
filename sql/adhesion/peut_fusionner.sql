-- Whether one of those who hold the identity document is still there to merge with.
-- Spec: Control queue, doublon_identite, «merge».
create or replace function adhesion.peut_fusionner(p_controle controle.controle) returns boolean
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  select adhesion.autres_parties(p_controle) <> '[]'
$$;

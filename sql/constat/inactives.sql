-- Returns the open controls of commands that named one of these records while the record was
-- inactive.
-- Spec: file-de-controle#sans-objet.
-- Motifs: reference_inactive.
create or replace function constat.inactives(p_ids uuid[]) returns uuid[]
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return array(
    select k.id from controle.controle k
    where k.organisation_id = core.organisation_id() and k.statut = 'ouvert'
      and k.motif = 'reference_inactive'
      and k.details ->> 'id' is not null and k.details ->> 'id' = any (p_ids::text[]));
end
$$;

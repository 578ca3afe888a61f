-- Locks a dossier for the task in charge; returns no row if another task took over meanwhile, or if
-- the dossier has ended.
-- Spec: dossiers#reprise.
-- Locks: the dossier.
create or replace function dossier.tenir(p_id uuid, p_tentative integer) returns dossier.dossier
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_dossier dossier.dossier;
begin
  select d.* into v_dossier from dossier.dossier d
  where d.id = p_id and d.tentative = p_tentative and d.statut = 'en_cours' for update;
  return v_dossier;
end
$$;

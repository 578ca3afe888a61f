-- Throws away what was read for a dossier, and what was made of it: the rows. What the store keeps
-- is removed by who asks, from what `dossier.bloc` says. Answers whether the task that asks is
-- still the one that is at it.
-- Spec: dossiers#reprise.
-- Locks: the dossier.
create or replace function dossier.vider(p_id uuid, p_tentative integer) returns boolean
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_dossier dossier.dossier := dossier.tenir(p_id, p_tentative);
begin
  delete from dossier.fichier f where f.dossier_id = v_dossier.id;
  update dossier.dossier d set faits = 0, prevus = null where d.id = v_dossier.id;
  return found;
end
$$;

-- Throws away what was read for a dossier, and what was made of it: the rows. What the store keeps
-- is removed by who asks, from what `dossier.bloc` says.
-- Spec: dossiers#reprise.
create or replace function dossier.vider(p_id uuid) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
  delete from dossier.fichier f where f.dossier_id = p_id;
  update dossier.dossier d set faits = 0, prevus = null where d.id = p_id;
end
$$;

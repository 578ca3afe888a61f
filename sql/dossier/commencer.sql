-- Puts a background task in charge of a dossier, in place of any earlier task, and returns the
-- number of this attempt. Returns no row if the dossier is not wanted any more.
-- Spec: dossiers#reprise.
-- Locks: the dossier.
create or replace function dossier.commencer(p_id uuid) returns dossier.dossier
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_dossier dossier.dossier;
begin
  update dossier.dossier d
  set statut = 'en_cours', tentative = d.tentative + 1
  where d.id = p_id and d.statut in ('en_attente', 'en_cours')
  returning d.* into v_dossier;
  return v_dossier;
end
$$;

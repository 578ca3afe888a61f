-- Takes a dossier in hand for a background task, in place of any that was at it before; returns the
-- number by which this one is known. Nothing where none is asked any more.
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

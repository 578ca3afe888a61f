-- Returns whether a device in use has sent nothing since an instant, or since its enrolment if that
-- is later.
-- Spec: relances#genres, packs-et-campagnes#tableau.
-- Chosen: the announcement of a queue does not count: a phone that has a connection sends its
--         queue.
create or replace function appareil.est_muet(p_appareil appareil.appareil, p_depuis timestamptz)
returns boolean
language plpgsql immutable
set search_path = pg_catalog, pg_temp
as $$
begin
  return p_appareil.statut = 'actif'
    and coalesce(p_appareil.derniere_synchro, p_appareil.enrole_le) <= p_depuis;
end
$$;

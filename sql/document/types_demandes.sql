-- Returns the types of document that a session may read, after documents were established for the
-- papers that a phone printed for the requested record or code.
-- Spec: documents#lecture, documents#terrain.
-- Locks: what `document.etablir_imprimes` locks.
create or replace function document.types_demandes(
  p_session utilisateur.session, p_entite_id uuid, p_code text, p_le timestamptz) returns text[]
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_types text[] := document.types_lisibles(p_session, p_le);
begin
  perform document.etablir_imprimes(d.id, v_types, p_le)
  from (
    select p_entite_id as id where p_entite_id is not null
    union
    select i.entite_id from tache.imprimes(p_code) as i
    where i.organisation_id = core.organisation_id()
    order by id) as d;
  return v_types;
end
$$;

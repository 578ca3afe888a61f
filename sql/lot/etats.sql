-- Returns the current quality states of a lot as an object: referential to state.
-- Spec: lots#qualites.
create or replace function lot.etats(p_lot_id uuid) returns jsonb
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select coalesce(jsonb_object_agg(c.referentiel_code, c.etat_code), '{}')
    from lot.etats_courants(p_lot_id) as c);
end
$$;

-- Requires that no movement in force took matter from a lot.
-- Spec: lots#devalidation.
-- Refuses: matiere_deja_utilisee.
create or replace function lot.exiger_inutilise(p_lot_id uuid) returns void
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  perform matiere.refuser_usage(lot.usage(p_lot_id));
end
$$;

-- Locks the switches of the organization, modules and activities, and returns the instant of the
-- act: now, or the latest switch that was made meanwhile.
-- Spec: service#actes-simultanes.
-- Chosen: docs/decisions/0059-apres-le-verrou.md.
-- Locks: the organization.
create or replace function module.tenir_bascules(p_le timestamptz) returns timestamptz
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
  perform from organisation.organisation o where o.id = core.organisation_id() for no key update;
  return greatest(p_le,
    (select max(b.le) from module.bascule b), (select max(b.le) from activite.bascule b),
    (select max(a.initialise_le) from activite.arbre a));
end
$$;

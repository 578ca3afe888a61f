-- Returns the day by which each of the given members must be inspected again, as of an instant:
-- some months (a setting) after the latest inspection that counts, including the last one known
-- from before the organization used the service; without any, after the day of joining. Null for a
-- person who is not a member and was never inspected.
-- Spec: registres#echeance, reglages#cles.
-- Chosen: docs/decisions/0083-registres.md.
-- Why: the setting and the time zone are read once for a whole group.
create or replace function inspection.prochaines(p_producteurs uuid[], p_le timestamptz)
returns table (producteur_id uuid, jour date)
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_fuseau text := (
    select o.fuseau_horaire from organisation.organisation o where o.id = core.organisation_id());
  v_delai interval := make_interval(
    months => reglage.entier('inspections.interne_mois', p_le)::integer);
begin
  return query
  select p.id, ((coalesce(
      greatest(
        (select max(i.date_operation)
         from inspection.comptees(p.id, tstzrange(null, p_le, '[]')) as i),
        inspection.connue_avant(p.id, p_le)),
      producteur.membre_depuis(p.id, p_le)) at time zone v_fuseau)::date + v_delai)::date
  from unnest(p_producteurs) as p (id);
end
$$;

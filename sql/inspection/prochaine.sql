-- The day until which a member is inspected again, as it stands at an instant: their last
-- inspection that counts, else the day that they joined, and the months of the setting. Null of who
-- is no member and was never inspected.
-- Spec: registres#echeance, reglages#cles.
-- Chosen: docs/decisions/0083-registres.md.
create or replace function inspection.prochaine(p_producteur_id uuid, p_le timestamptz)
returns date
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select (coalesce(
        (select max(i.date_operation)
         from inspection.comptees(p_producteur_id, tstzrange(null, p_le, '[]')) as i),
        producteur.membre_depuis(p_producteur_id, p_le)) at time zone o.fuseau_horaire)::date
      + make_interval(
          months => reglage.entier('inspections.interne_mois', p_le)::integer)
    from organisation.organisation o where o.id = core.organisation_id());
end
$$;

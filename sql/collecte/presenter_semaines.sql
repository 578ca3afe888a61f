-- Presents the weeks of a campaign's figures. Each week has its first and last instant in the
-- organization's time zone; the list of its collections is filtered by these two instants. Masses
-- in g.
-- Spec: packs-et-campagnes#tableau.
create or replace function collecte.presenter_semaines(p_campagne_id uuid) returns json
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select coalesce(json_agg(json_build_object(
      'semaine', to_char(s.semaine, 'IYYY"-W"IW'), 'lundi', s.semaine,
      'du', core.horodatage(s.semaine::timestamp at time zone o.fuseau_horaire),
      'au', core.horodatage(core.fin_du_jour(s.semaine + 6)),
      'collectes', s.collectes, 'net_g', s.net_g, 'net_marchand_g', s.net_marchand_g,
      'prise_g', s.prise_g) order by s.semaine), '[]')
    from collecte.par_semaine(p_campagne_id) as s
      join organisation.organisation o on o.id = core.organisation_id());
end
$$;

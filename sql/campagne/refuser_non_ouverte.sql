-- Refuses an act that needs a campaign that is open, or was at a date. The details name the
-- campaign with its open periods, and the act that leads out: the operator's command that opens a
-- campaign in preparation, or else the caller's act, by which another date or campaign is given.
-- Spec: packs-et-campagnes#campagne, packs-et-campagnes#dettes.
-- Chosen: docs/decisions/0163-une-issue.md.
-- Refuses: campagne_non_ouverte.
create or replace function campagne.refuser_non_ouverte(
  p_id uuid, p_acte text default null) returns void
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  raise sqlstate 'TR409' using message = 'campagne_non_ouverte', detail = (
    select jsonb_strip_nulls(jsonb_build_object(
      'campagne_id', c.id, 'statut', c.statut,
      'ouverte_pendant', (
        select jsonb_agg(jsonb_build_object(
          'du', core.horodatage(lower(p)), 'au', core.horodatage(upper(p))) order by p)
        from unnest(c.active_pendant) as p),
      'acte', case c.statut when 'preparation' then 'npm run admin -- campagne ouvrir'
                            else p_acte end))::text
    from campagne.campagne c where c.id = p_id);
end
$$;

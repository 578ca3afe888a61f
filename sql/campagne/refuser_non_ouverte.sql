-- Refuses an act that needs a campaign that is open, or was open at a date. The details name the
-- campaign with its open periods, and an act that resolves the refusal: for a campaign in
-- preparation, the operator's command that opens it; otherwise the caller's own act with another
-- date or campaign.
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

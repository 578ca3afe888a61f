-- Refuses an act that would begin something in a closed campaign. The details name the campaign and
-- the operator's command that reopens it.
-- Spec: packs-et-campagnes#cloture, packs-et-campagnes#reouverture.
-- Why: campaigns have no route that writes; a person can only ask an operator.
-- Refuses: campagne_cloturee.
create or replace function campagne.refuser_cloturee(
  p_id uuid, p_details jsonb default '{}') returns void
language plpgsql immutable
set search_path = pg_catalog, pg_temp
as $$
begin
  raise sqlstate 'TR409' using message = 'campagne_cloturee', detail = (
    p_details || jsonb_build_object('campagne_id', p_id,
                                    'acte', 'npm run admin -- campagne rouvrir'))::text;
end
$$;

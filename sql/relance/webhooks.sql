-- Returns the subscriptions that the service turned off within the delay, latest first.
-- Spec: relances#genres, webhooks#etats.
create or replace function relance.webhooks(p_jours integer, p_limite integer, p_le timestamptz)
returns table (id uuid, reference text, jour date, pour uuid[], chemin text)
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return query
    select a.id, a.libelle, core.heure_locale(a.arrete_le)::date, null::uuid[], null::text
    from webhook.webhook a
    where a.statut = 'coupe' and a.arrete_le > p_le - make_interval(days => p_jours)
    order by a.arrete_le desc, a.id
    limit p_limite;
end
$$;

-- Returns the keys of the messages and reminders that are held in the current organization after a
-- restoration: [collection, version] and [account, day]. A decision about held messages refers to
-- these keys.
-- Spec: restauration#messages.
create or replace function restauration.cles_retenues() returns jsonb
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  select jsonb_build_object(
    'sms', (select coalesce(jsonb_agg(jsonb_build_array(s.collecte_id, s.version)), '[]')
            from collecte.sms s where s.statut = 'echoue' and s.raison = 'restauration'),
    'courriels', (select coalesce(jsonb_agg(jsonb_build_array(m.utilisateur_id, m.jour)), '[]')
                  from relance.message m
                  where m.statut = 'retire' and m.raison = 'restauration'))
$$;

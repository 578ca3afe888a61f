-- Returns the messages of the current organization that are held after a restoration, until a
-- person decides whether to send them: messages to producers, with the first hundred collections,
-- and reminders.
-- Spec: restauration#messages.
create or replace function restauration.messages_retenus() returns jsonb
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  select jsonb_build_object(
    'sms', (select count(*) from collecte.sms s
            where s.statut = 'echoue' and s.raison = 'restauration'),
    'collectes', (
      select coalesce(jsonb_agg(jsonb_build_object(
               'collecte_id', r.collecte_id, 'version', r.version,
               'numero', coalesce(c.numero_officiel, c.reference_provisoire))
               order by r.collecte_id, r.version), '[]')
      from (select s.collecte_id, s.version from collecte.sms s
            where s.statut = 'echoue' and s.raison = 'restauration'
            order by s.collecte_id, s.version limit 100) as r
        join collecte.collecte c on c.id = r.collecte_id),
    'courriels', (select count(*) from relance.message m
                  where m.statut = 'retire' and m.raison = 'restauration'))
$$;

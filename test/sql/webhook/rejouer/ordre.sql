-- Spec: webhooks#ordre, webhooks#rejouer: events about a record go out in order also where a later
-- one comes between two pieces of a replay, and a replay begins again where the kinds change.
begin;
set local role metier;
select plan(4);
select essai.preparer();

select from essai.abonner('a', '["lot.valide"]');
insert into webhook.evenement (organisation_id, genre, sujet_id, cle, le)
select core.organisation_id(), 'lot.valide', essai.id('lot ' || n), n::text,
       essai.t(0, '08:00') + n * interval '1 second'
from generate_series(1, 1200) as n;
insert into webhook.evenement (organisation_id, genre, sujet_id, cle, le)
values (core.organisation_id(), 'lot.libere', essai.id('lot 1150'), 'b', essai.t(0, '08:00'));
select from webhook.rejouer((select w.id from webhook.webhook w), essai.t(0, '08:00'),
  essai.id('admin ESSAI'), essai.t(0, '12:00'));
select is((select count(*) from webhook.envoi e where e.sujet_id = essai.id('lot 1150')), 0::bigint,
  'the replay has not reached the record');

-- The record changes again, and that is delivered at once.
select from essai.arriver('lot 1150', 'lot.valide', '12:01');
update webhook.envoi e set statut = 'livre', livre_le = essai.t(0, '12:01'), prochain_le = null;
select from webhook.modifier((select w.id from webhook.webhook w),
  '{"genres": ["lot.valide", "lot.libere"]}', essai.id('admin ESSAI'), essai.t(0, '12:02'));
select is((select w.rejoue_place from webhook.webhook w), essai.t(0, '08:00'), 'it begins again');
select webhook.poursuivre(essai.t(0, '12:02'));
select webhook.poursuivre(essai.t(0, '12:02'));
select is((
    select string_agg(v.genre || ' ' || to_char(v.le at time zone 'UTC', 'HH24:MI'), ', '
                      order by e.rang)
    from webhook.envoi e join webhook.evenement v on v.id = e.evenement_id
    where e.sujet_id = essai.id('lot 1150') and e.statut = 'du'),
  (select string_agg(v.genre || ' ' || to_char(v.le at time zone 'UTC', 'HH24:MI'), ', '
                     order by v.rang)
   from webhook.evenement v where v.sujet_id = essai.id('lot 1150')),
  'all of them are due, the latest last');
select is((select count(*) from webhook.envoi e
           where e.sujet_id = essai.id('lot 1150') and e.prochain_le is not null), 1::bigint,
  'one at a time');

select * from finish();
rollback;

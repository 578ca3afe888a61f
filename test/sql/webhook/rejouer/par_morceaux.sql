-- Spec: webhooks#rejouer: a replay of many events becomes due a thousand at a time, those about one
-- record together, each once, and says how far it is.
begin;
set local role metier;
select plan(10);
select essai.preparer();

select from essai.abonner('a');
-- Two events about each of twelve hundred lots; the second ones come after all first ones.
insert into webhook.evenement (organisation_id, genre, sujet_id, cle, le)
select core.organisation_id(), 'lot.valide', essai.id('lot ' || n), concat(tour, n),
       essai.t(0, '08:00') + tour * interval '1 hour' + n / 30 * interval '1 second'
from generate_series(1, 2) as tour cross join generate_series(1, 1200) as n
order by tour, n;
create function pg_temp.rejeu() returns text language sql as $$
  select webhook.presenter(w, essai.t(0, '12:00')) #>> '{rejeu,rendu_au}' from webhook.webhook w
$$;
select is(webhook.rejouer((select w.id from webhook.webhook w), essai.t(0, '08:00'),
    essai.id('admin ESSAI'), essai.t(0, '12:00')) ->> 'envois', '2400', 'all are counted');
select cmp_ok((select count(*) from webhook.envoi), '<', 2400::bigint, 'a part is due at once');
select isnt(pg_temp.rejeu(), null, 'it says how far it is');
select is((select count(distinct n) from (
    select count(*) as n from webhook.envoi e group by e.sujet_id) as e), 1::bigint,
  'events about a record are due together');
select is((select count(*) from webhook.envoi e where e.prochain_le is not null),
  (select count(distinct e.sujet_id) from webhook.envoi e), 'of each record the first');
create temporary table avant as select e.id from webhook.envoi e;
update webhook.envoi e set statut = 'livre', livre_le = essai.t(0, '12:00'), prochain_le = null;
select webhook.poursuivre(essai.t(0, '12:00'));
select is((select count(*) from webhook.envoi e join avant using (id) where e.statut = 'du'),
  0::bigint, 'what went out in the first piece is not due in the next');
select webhook.poursuivre(essai.t(0, '12:00'));
select webhook.poursuivre(essai.t(0, '12:00'));
select is((select count(*) from webhook.envoi), 2400::bigint, 'after some pieces all were due');
select is(pg_temp.rejeu(), null, 'it has ended');
select webhook.poursuivre(essai.t(0, '12:00'));
select is((select count(*) from webhook.envoi e where e.statut = 'livre'),
  (select count(*) from avant), 'an ended replay sends nothing');

-- A thousand events of one instant are one piece.
insert into webhook.evenement (organisation_id, genre, sujet_id, cle, le)
select core.organisation_id(), 'lot.libere', essai.id('autre ' || n), n::text,
       essai.t(0, '13:00')
from generate_series(1, 1500) as n;
select from webhook.rejouer((select w.id from webhook.webhook w), essai.t(0, '13:00'),
  essai.id('admin ESSAI'), essai.t(0, '14:00'));
select is((select count(*) from webhook.envoi), 3900::bigint, 'events of one instant');

select * from finish();
rollback;

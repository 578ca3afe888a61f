-- Spec: relances#message: one row per person and local day, from the organization's hour on; an
-- unsent message of an earlier day is replaced, and a day without reminders has a row too.
begin;
set local role metier;
select plan(9);
select essai.preparer();

insert into relance.abonne (organisation_id, utilisateur_id, courriel, verifie_le)
select u.organisation_id, u.id, 'a@exemple.org', essai.t()
from utilisateur.utilisateur u where u.identifiant in ('admin', 'agent');
create function pg_temp.etats() returns text language sql as $$
  select string_agg(concat_ws(' ', u.identifiant, m.jour, m.statut), ', '
                    order by m.jour, u.identifiant)
  from relance.message m join utilisateur.utilisateur u on u.id = m.utilisateur_id
$$;
select is(relance.preparer(essai.t(30, '04:59')), 0::bigint, 'before six, in Porto-Novo');
select is(pg_temp.etats(), null, 'nothing is written');
select is(relance.preparer(essai.t(30, '05:00')), 1::bigint, 'from six on');
select is(pg_temp.etats(), 'admin 2026-07-01 du, agent 2026-07-01 vide',
  'who may do something about it has a message, who may not has a row');
select is(relance.preparer(essai.t(30, '20:00')), 1::bigint, 'the same day again');
select is(pg_temp.etats(), 'admin 2026-07-01 du, agent 2026-07-01 vide', 'nothing more');
select is(relance.preparer(essai.t(33, '23:30')), 0::bigint,
  'three days later, past midnight there, what was left waits for the hour too');
select is(relance.preparer(essai.t(34, '05:00')), 1::bigint, 'at the hour of the next');
select is(pg_temp.etats(),
  'admin 2026-07-01 remplace, agent 2026-07-01 vide, '
    || 'admin 2026-07-05 du, agent 2026-07-05 vide',
  'one is due, and the one that was left is replaced');

select * from finish();
rollback;

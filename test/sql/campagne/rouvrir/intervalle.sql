-- Spec: packs-et-campagnes#reouverture: a reopened campaign is open from then on; operations dated
-- between its closing and its reopening stay outside it, and its balance is that of the first
-- period.
begin;
set local role metier;
select plan(7);
select essai.preparer();

create function pg_temp.rouvrir(p_jour integer) returns text language sql as $$
  select essai.refus(format('select campagne.rouvrir(essai.id(''campagne ESSAI''), %L, %L)',
    essai.t(p_jour), 'oubli'))
$$;
create function pg_temp.est_ouverte(p_jour integer) returns boolean language sql as $$
  select c.active_pendant @> essai.t(p_jour) from campagne.campagne c
  where c.id = essai.id('campagne ESSAI')
$$;
select is(pg_temp.rouvrir(1), '409 campagne_non_cloturee', 'one that is open');
select campagne.cloturer(essai.id('campagne ESSAI'), essai.t(2));
select is(pg_temp.rouvrir(4), 'accepté', 'one that is closed');
select is(array[pg_temp.est_ouverte(1), pg_temp.est_ouverte(3), pg_temp.est_ouverte(5)],
  '{t,f,t}', 'the gap stays closed');
select is((select e.details ->> 'raison' from journal.evenement e
           where e.action = 'campagne.rouvrir'), 'oubli', 'the journal keeps the reason');
select campagne.cloturer(essai.id('campagne ESSAI'), essai.t(6));
select is(pg_temp.rouvrir(6), 'accepté', 'by an act that began as it was closed');
select is((select campagne.premiere_cloture(c.active_pendant) from campagne.campagne c
           where c.id = essai.id('campagne ESSAI')), essai.t(2), 'the first closing stays');
select is(pg_temp.est_ouverte(7), true, 'and it is open');

select * from finish();
rollback;

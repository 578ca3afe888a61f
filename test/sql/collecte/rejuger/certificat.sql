-- Spec: collectes#rejugement: a new judgement of a collection uses its group's present certificate;
-- a confirmed finding is not opened again unchanged.
begin;
set local role metier;
select plan(4);
select essai.preparer();
select module.activer('certification', essai.t(-300));

create function pg_temp.ouverts() returns text language sql as $$
  select string_agg(concat_ws(' ', k.motif, k.details ->> 'numero', k.details ->> 'etat'),
    ', ' order by k.rang) from controle.controle k where k.statut = 'ouvert'
$$;
select from essai.collecter('x');
select essai.certifier('K', '2026-01-01', '2026-12-31');
select essai.suspendre('K');
select from collecte.rejuger(essai.id('x'), essai.t(1));
select is(pg_temp.ouverts(), 'reference_inactive K suspendu', 'suspended since');
select is(essai.lever('rsci ESSAI', 'x', 'reference_inactive', 'confirmation'), 'leve',
  'the quality officer accepts it');
select from collecte.rejuger(essai.id('x'), essai.t(2));
select is(pg_temp.ouverts(), null, 'it is not asked again');
select essai.suspendre('K', 'retire');
select from collecte.rejuger(essai.id('x'), essai.t(3));
select is(pg_temp.ouverts(), 'reference_inactive K retire', 'but what is new is');

select * from finish();
rollback;

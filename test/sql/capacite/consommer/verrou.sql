-- Spec: capacites#verrou: of two simultaneous collections of one producer, the second waits for the
-- balance, and sees the consumption of the first.
begin;
set local role metier;
select plan(5);
select essai.preparer();

create function pg_temp.consommer(p_g bigint, p_etat text default 'AB') returns text
language sql as $$
  select c.plafond_g || '/' || c.consomme_g
  from capacite.consommer(essai.id('campagne ESSAI'), essai.id('Kossi'), 'ANANAS', p_etat, p_g) as c
$$;
create temp table avant as select s.ctid::text as place from capacite.solde s;

select is(pg_temp.consommer(10), '1000000/10', 'ceiling and consumption');
select is(pg_temp.consommer(5), '1000000/15', 'each call sees the one before');
select is(pg_temp.consommer(7, 'C1'), '0/7', 'a balance that did not exist has a ceiling of zero');
select isnt((select s.ctid::text from capacite.solde s where s.etat_code = 'AB'),
  (select a.place from avant a),
  'the balance row is updated, which locks it');
select is((select count(*) from capacite.solde), 2::bigint, 'one row a state');

select * from finish();
rollback;

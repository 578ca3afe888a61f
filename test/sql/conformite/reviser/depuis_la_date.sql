-- Spec: conformite-et-certificats#statut: from its instant on, a revision replaces earlier states.
begin;
set local role metier;
select plan(7);
select essai.preparer_operations();

select essai.statut('parcelle Kossi', 'NOP', essai.t(-200), 'NOP');
create function pg_temp.reviser(p_etat text, p_jours integer) returns text language sql as $$
  select from conformite.reviser(essai.id('parcelle Kossi'), 'AB', p_etat, essai.t(p_jours),
    'visite', essai.id('rsci ESSAI'), essai.t(10));
  select string_agg(format('%s %s', s.etat_code,
      (extract(epoch from lower(s.periode) - essai.t()) / 86400)::integer),
    ', ' order by lower(s.periode))
  from conformite.statut_parcelle s where s.referentiel_code = 'AB'
$$;
select is(pg_temp.reviser('C2', -10), 'AB -200, C2 -10', 'the period before ends there');
select is((select upper(s.periode) from conformite.statut_parcelle s where s.etat_code = 'AB'),
  essai.t(-10), 'at that instant');
select is(pg_temp.reviser('C3', 5), 'AB -200, C2 -10, C3 5', 'a later one is added');
select is(pg_temp.reviser('C1', -20), 'AB -200, C1 -20', 'an earlier one replaces what followed');
select is(pg_temp.reviser('C2', -20), 'AB -200, C2 -20', 'at the same instant, it takes its place');
select is(pg_temp.reviser('C1', -300), 'C1 -300', 'before all others, it is the only one');
select is((select s.etat_code from conformite.statut_parcelle s where s.referentiel_code = 'NOP'),
  'NOP', 'the other referential is another matter');

select * from finish();
rollback;

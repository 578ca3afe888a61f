-- Spec: conformite-et-certificats#statut: the states known at any time can be read again, by the
-- revisions recorded until then.
begin;
set local role metier;
select plan(6);
select essai.preparer();

create function pg_temp.dire(p_etat text, p_depuis integer, p_le integer) returns void
language sql as $$
  select from conformite.reviser(essai.id('parcelle Kossi'), 'AB', p_etat, essai.t(p_depuis), 'x',
    null, essai.t(p_le))
$$;
create function pg_temp.su(p_le integer) returns text language sql as $$
  select string_agg(format('%s %s', c.etat_code,
      (extract(epoch from lower(c.periode) - essai.t()) / 86400)::integer),
    ', ' order by lower(c.periode))
  from conformite.chronologie(essai.id('parcelle Kossi'), 'AB', essai.t(p_le)) as c
$$;
select pg_temp.dire('C3', -100, -90), pg_temp.dire('C1', -120, -80), pg_temp.dire('C2', -60, -50);
select is(pg_temp.su(-201), null, 'nothing before anything was said');
select is(pg_temp.su(-91), 'AB -200', 'the day before');
select is(pg_temp.su(-90), 'AB -200, C3 -100', 'once the first revision was recorded');
select is(pg_temp.su(-80), 'AB -200, C1 -120', 'once the second one replaced it');
select is(pg_temp.su(0), 'AB -200, C1 -120, C2 -60', 'as it is known now');
select results_eq($$ select c.etat_code, c.periode
    from conformite.chronologie(essai.id('parcelle Kossi'), 'AB') as c order by c.periode $$,
  $$ select s.etat_code, s.periode from conformite.statut_parcelle s where s.referentiel_code = 'AB'
    order by s.periode $$, 'which are the periods that rules read');

select * from finish();
rollback;

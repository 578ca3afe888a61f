-- domain.md §3: "revises the plot's status from that date".
begin;
set local role metier;
select plan(7);
select essai.preparer_operations();

insert into conformite.statut_parcelle (organisation_id, parcelle_id, referentiel_code, etat_code, periode, raison)
values (core.organisation_id(), essai.id('parcelle Kossi'), 'NOP', 'NOP', tstzrange(essai.t(-200), null), 'essai');
create function pg_temp.periodes() returns text language sql stable as $$
  select string_agg(format('%s %s', s.etat_code, (extract(epoch from lower(s.periode) - essai.t()) / 86400)::integer), ', ' order by lower(s.periode))
  from conformite.statut_parcelle s where s.referentiel_code = 'AB'
$$;
select conformite.reviser(essai.id('parcelle Kossi'), 'AB', 'C2', essai.t(-10), 'visite', essai.id('rsci ESSAI'));
select is(pg_temp.periodes(), 'AB -200, C2 -10', 'the period before ends there');
select is((select upper(s.periode) from conformite.statut_parcelle s where s.etat_code = 'AB'), essai.t(-10), 'at that instant');
select conformite.reviser(essai.id('parcelle Kossi'), 'AB', 'C3', essai.t(5), 'an', essai.id('rsci ESSAI'));
select is(pg_temp.periodes(), 'AB -200, C2 -10, C3 5', 'a later one is added');
select conformite.reviser(essai.id('parcelle Kossi'), 'AB', 'C1', essai.t(-20), 'intrant', essai.id('rsci ESSAI'));
select is(pg_temp.periodes(), 'AB -200, C1 -20', 'an earlier one replaces what followed');
select conformite.reviser(essai.id('parcelle Kossi'), 'AB', 'C2', essai.t(-20), 'erreur', essai.id('rsci ESSAI'));
select is(pg_temp.periodes(), 'AB -200, C2 -20', 'at the same instant, it takes its place');
select conformite.reviser(essai.id('parcelle Kossi'), 'AB', 'C1', essai.t(-300), 'avant', essai.id('rsci ESSAI'));
select is(pg_temp.periodes(), 'C1 -300', 'before all others, it is the only one');
select is((select s.etat_code from conformite.statut_parcelle s where s.referentiel_code = 'NOP'), 'NOP', 'the other referential is another matter');

select * from finish();
rollback;

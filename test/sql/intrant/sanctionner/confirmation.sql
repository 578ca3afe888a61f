-- domain.md §3: "`confirmation` with evidence": nothing is revised.
begin;
set local role metier;
select plan(3);
select essai.preparer_operations();

select essai.provoquer('intrant_non_autorise');
select is(essai.lever('rsci ESSAI', 'x', 'intrant_non_autorise', 'confirmation'), 'leve', 'there is evidence');
select is(conformite.etat_parcelle(essai.id('parcelle Kossi'), 'AB', essai.t(5)), 'AB', 'the plot stays');
select is((select count(*) from non_conformite.non_conformite), 0::bigint, 'no non-conformity');

select * from finish();
rollback;

-- Spec: organisations-et-modules#suspension: the reports of a suspended organization are empty, and
-- never show those of another one.
begin;
create role essai_dba login in role rapports;
create role essai_deux login in role rapports;
set local role metier;
select plan(6);
select essai.preparer();
select essai.entrer('VOISIN', 'rsci');
select essai.producteur('Afi');
select essai.lot('voisin', 777, 'validé');
select rapports.rattacher('essai_deux', true, essai.t());
select essai.entrer('ESSAI', 'rsci');
select essai.lot('à nous', 10, 'validé');
select rapports.rattacher(r, true, essai.t()) from unnest('{essai_dba,essai_deux}'::text[]) as r;
create function pg_temp.passer(p_statut text) returns void language sql as $$
  select from organisation.changer_statut('{"sujet": "s"}', essai.id('organisation ESSAI'),
    p_statut, 'r', essai.t())
$$;
select pg_temp.passer('suspendue');
reset role;

set local session authorization essai_dba;
select set_config('sillon.organisation_id', '', true);
select is_empty('select from rapports.lot', 'nothing of it');
select set_config('sillon.organisation_id', essai.id('organisation ESSAI')::text, true);
select is_empty('select from rapports.stock', 'nor when it is named');
select results_eq('select code, lue, statut from rapports.organisation',
  $$ values ('ESSAI', false, 'suspendue') $$, 'and why');
reset session authorization;

set local session authorization essai_deux;
select set_config('sillon.organisation_id', '', true);
select is_empty('select from rapports.lot', 'of two, the other one is still to be chosen');
select set_config('sillon.organisation_id', essai.id('organisation VOISIN')::text, true);
select is((select sum(l.quantite_g) from rapports.lot l), 777::numeric, 'and reads as ever');
reset session authorization;

set local role metier;
select pg_temp.passer('active');
reset role;
set local session authorization essai_dba;
select is((select sum(l.quantite_g) from rapports.lot l), 10::numeric, 'reactivated, all of it');
reset session authorization;

select * from finish();
rollback;

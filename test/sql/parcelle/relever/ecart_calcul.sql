-- Spec: types-de-commandes#parcelle-relever: a difference of one percent, a default, opens a
-- control, and the server's surface is stored.
begin;
set local role metier;
select plan(9);
select essai.preparer_operations();

create function pg_temp.forme() returns jsonb
language sql as $$ select essai.rectangle(2.1, 6.4, 0.001, 0.000817378625) $$;
create function pg_temp.relever(p_surface bigint, p_heure text default '07:00') returns text
language sql as $$
  select essai.motifs(essai.faire('parcelle.relever', p_surface || p_heure,
      jsonb_build_object('releve', essai.releve(p_surface || p_heure, pg_temp.forme(), p_surface)),
    essai.capture(essai.t(0, p_heure))))
$$;

select is((parcelle.mesurer(pg_temp.forme(), null)).surface_m2, 10000::bigint,
  'a plot of one hectare');
select is(pg_temp.relever(10100), null, 'the phone measured 1 % more');
select is(pg_temp.relever(9900), null, '1 % less');
select is(pg_temp.relever(10101), 'ecart_calcul', 'a square metre more than that');
select is((select k #> '{0,details}' from essai.constats('1010107:00') as k),
  jsonb_build_object('polygone_id', essai.id('polygone 1010107:00'),
  'serveur', '{"surface_m2": 10000}'::jsonb, 'telephone', '{"surface_m2": 10101}'::jsonb,
  'ecart_m2', 101, 'tolerance_cp', 100), 'the details give both and the tolerance');
select is((select g.surface_m2 || ' ' || g.surface_telephone_m2 from parcelle.polygone g
    where g.id = essai.id('polygone 1010107:00')), '10000 10101',
  'the server''s value is the survey''s');
update controle.controle set statut = 'leve', leve_le = essai.t(),
  leve_par = essai.id('rsci ESSAI'), decision = 'confirmation_serveur', raison = 'vu';
select is(pg_temp.relever(9899, '06:59'), 'ecart_calcul', 'a square metre less than 1 % less');
update controle.controle set statut = 'leve', leve_le = essai.t(),
  leve_par = essai.id('rsci ESSAI'), decision = 'confirmation_serveur', raison = 'vu'
  where statut = 'ouvert';
insert into reglage.reglage values (core.organisation_id(), 'parcelles.tolerance_surface_cp', 1,
  '250', essai.t(0, '06:00'), null);
select is(pg_temp.relever(10250, '06:00'), null, 'with a tolerance of 2.5 %');
select is(pg_temp.relever(10200, '05:59'), 'ecart_calcul', 'which counts from its instant on');

select * from finish();
rollback;

-- Spec: terrain#releve: each survey is a new version, with its accuracy.
begin;
set local role metier;
select plan(5);
select essai.preparer_operations();

select essai.mesurer_kossi();
create temp table r as select essai.faire('parcelle.relever', 'neuf') as j;

select is(essai.motifs(j), null, 'nothing to say about it') from r;
select is(j -> 'entites', jsonb_build_object('parcelle', essai.id('parcelle Kossi'), 'polygone',
    essai.id('polygone neuf')), 'the result names the plot and the survey') from r;
select results_eq(
  $$ select g.parcelle_declaree, g.parcelle_id, g.nb_points, g.precision_mediane_cm,
    g.surface_telephone_m2, g.debut, g.fin, g.date_operation, g.auteur_id
     from parcelle.polygone g where g.id = essai.id('polygone neuf') $$,
  $$ values (essai.id('parcelle Kossi'), essai.id('parcelle Kossi'), 5, 250,
      round(essai.surface_exacte(6.4, 0.001, 0.001))::bigint, essai.t(0, '06:30'),
      essai.t(0, '06:50'),
             essai.t(0, '07:00'), essai.id('agent ESSAI')) $$,
  'the survey has its quality, the phone''s surface, and who walked when');
select is((select count(*) from parcelle.polygone g
    where g.parcelle_id = essai.id('parcelle Kossi')), 2::bigint, 'the one before is kept');
select is((select v.id from parcelle.polygone_en_vigueur v), essai.id('polygone neuf'),
  'the new one is in force');

select * from finish();
rollback;

-- Spec: commandes#references: a survey of a plot that never arrived is written with its contents.
begin;
set local role metier;
select plan(6);
select essai.preparer_operations();

select essai.mesurer_kossi();
select is(
  essai.motifs(essai.faire('parcelle.relever', 'ailleurs',
      jsonb_build_object('parcelle_id', essai.id('l?'), 'releve',
        essai.releve('ailleurs', essai.rectangle(11, 6.4))))),
  'reference_inconnue', 'an unknown plot');
select is(essai.inconnues('ailleurs'), 'parcelle parcelle_id ' || essai.id('l?'),
  'the details name it');
select results_eq($$ select g.parcelle_declaree, g.parcelle_id, g.surface_m2
    from parcelle.polygone g where g.id = essai.id('polygone ailleurs') $$,
  $$ values (essai.id('l?'), null::uuid, round(essai.surface_exacte(6.4, 0.001, 0.001))::bigint) $$,
  'the survey is measured and keeps the declared plot beside a null key');
select is((select r.entites from commande.commande_resultat r
    where r.commande_id = essai.id('commande ailleurs')), jsonb_build_object('polygone',
    essai.id('polygone ailleurs')), 'the result names the survey alone');
select is((select count(*) from parcelle.polygone_en_vigueur), 1::bigint,
  'it is in force for nobody');
select is(
  essai.motifs(essai.faire('parcelle.relever', 'dessus',
      jsonb_build_object('parcelle_id', essai.id('l??')))),
  'reference_inconnue,chevauchement_parcelle',
  'an unknown plot on the ground of a known one overlaps it');

select * from finish();
rollback;

-- Spec: commandes#references: an estimate of a plot that never arrived is written with its
-- contents.
begin;
set local role metier;
select plan(3);
select essai.preparer_operations();

select is(
  essai.motifs(essai.faire('recolte.estimer', 'estimation',
      jsonb_build_object('parcelle_id', essai.id('l?'), 'campagne_id', essai.id('c?'), 'produit_id',
        essai.id('d?')))),
  'reference_inconnue', 'unknown plot, campaign and product');
select is(essai.inconnues('estimation'),
  format('campagne campagne_id %s, parcelle parcelle_id %s, produit produit_id %s', essai.id('c?'),
    essai.id('l?'), essai.id('d?')), 'the details name them');
select results_eq(
  'select e.parcelle_declaree, e.parcelle_id, e.campagne_declaree, e.campagne_id, '
  'e.produit_declare, e.produit_id from recolte.estimation e',
  $$ values (essai.id('l?'), null::uuid, essai.id('c?'), null::uuid, essai.id('d?'), null::uuid) $$,
  'what was declared is kept beside null keys');

select * from finish();
rollback;

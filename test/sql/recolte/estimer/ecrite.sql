-- Spec: types-de-commandes#recolte-estimer: plot, campaign, product, day and mass are stored as
-- received.
begin;
set local role metier;
select plan(4);
select essai.preparer_operations();

create temp table r as select essai.faire('recolte.estimer', 'estimation') as j;

select is(essai.motifs(j), null, 'nothing to say about it') from r;
select is(j -> 'entites', jsonb_build_object('estimation', essai.id('estimation')),
  'the result names it') from r;
select results_eq(
  'select e.parcelle_id, e.campagne_id, e.produit_id, e.date_prevue, e.quantite_g, e.auteur_id, '
  'e.date_operation from recolte.estimation e',
  $$ values (essai.id('parcelle Kossi'), essai.id('campagne ESSAI'), essai.produit('ANANAS'),
      '2026-08-15'::date, 3000000::bigint, essai.id('agent ESSAI'), essai.t(0, '07:00')) $$,
  'as declared');
select is(essai.motifs(essai.faire('recolte.estimer', 'rien', '{"quantite_g": 0}')), null,
  'nothing may be expected');

select * from finish();
rollback;

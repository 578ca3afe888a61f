-- Spec: file-de-controle#declassement: without a stated mass the whole collection is downgraded:
-- its matter is no longer organic, and its capacity is released.
begin;
set local role metier;
select plan(11);
select essai.preparer_operations();

select from essai.collecter('a', essai.kg(400000));
select from essai.collecter('x', essai.kg(700000));

select is(essai.capacites(), 'Kossi ANANAS AB 1100000', 'both are taken');
select is(essai.lever('rsci ESSAI', 'x', 'capacite_depassee', 'declassement'), 'leve',
  'the second one is downgraded');
select results_eq($$ select d.collecte_id, d.referentiel_code, d.etat_code, d.quantite_g
    from collecte.declassement d $$,
  $$ values (essai.id('x'), 'AB', 'C1', 700000::bigint) $$,
  'all of it, to the best state that displays as conventional');
select is((select string_agg(e.etat_code, ',') from collecte.etats_courants(essai.id('x')) as e),
  'C1', 'it is its state now');
select is((select count(*) from collecte.qualite q where q.collecte_id = essai.id('x')), 2::bigint,
  'the state before is kept');
select is((select string_agg(e.etat_code, ',') from collecte.etats_courants(essai.id('a')) as e),
  'AB', 'the other collection''s stays');
select is(array[essai.capacites(), essai.consommations()],
  array['Kossi ANANAS AB 400000', 'Kossi ANANAS AB 400000'], 'its capacity is given back');
select is((select c.net_g from collecte.collecte c where c.id = essai.id('x')), 700000::bigint,
  'its mass stays');
select is(essai.comptes(), 'garde ANANAS 1100000, producteur Kossi ANANAS -1100000',
  'no matter moves');
select is((select e.ecartee_du_bio from collecte.effet e where e.collecte_id = essai.id('x')),
  false, 'the effect is over');
select is(essai.motifs(essai.collecter('b', essai.kg(600000))), null, 'there is room again');

select * from finish();
rollback;

-- Spec: types-de-commandes#non-conformite-constater: a finding is about a member, a plot or both,
-- and opens no control by itself.
begin;
set local role metier;
select plan(6);
select essai.preparer_operations();

create temp table r as select essai.faire('non_conformite.constater', 'du producteur') as j;

select is(essai.motifs(j), null, 'no control') from r;
select is(j -> 'entites', jsonb_build_object('non_conformite', essai.id('du producteur')),
  'the result names it') from r;
select results_eq(
  'select n.producteur_declare, n.producteur_id, n.parcelle_declaree, n.parcelle_id, '
  'n.constat_code, n.gravite, n.description, n.auteur_id, n.date_operation, n.commande_id, '
  'n.controle_id from non_conformite.non_conformite n',
  $$ values (essai.id('Kossi'), essai.id('Kossi'), null::uuid, null::uuid, 'haie_absente',
      'majeure', 'Pas de haie au nord', essai.id('agent ESSAI'), essai.t(0, '07:00'),
             essai.id('commande du producteur'), null::uuid) $$,
         'of a producer, found by the command');
select is(
  essai.resultat(essai.envoyer('de la parcelle',
      essai.payload('non_conformite.constater', 'de la parcelle') - 'producteur_id'
      || jsonb_build_object('parcelle_id', essai.id('parcelle Kossi')),
  '{"type": "non_conformite.constater", "version_schema": 1}')) ->> 'issue', 'acceptee',
  'of a plot');
select results_eq($$ select n.producteur_declare, n.producteur_id, n.parcelle_id
    from non_conformite.non_conformite n where n.id = essai.id('de la parcelle') $$,
  $$ values (null::uuid, null::uuid, essai.id('parcelle Kossi')) $$, 'which names no producer');
select is(
  essai.motifs(essai.faire('non_conformite.constater', 'mineure',
      '{"constat_code": "registre_incomplet", "gravite": "mineure"}')), null,
  'each finding has the severity that the pack gives it');

select * from finish();
rollback;

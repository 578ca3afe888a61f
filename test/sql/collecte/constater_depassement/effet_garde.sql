-- Spec: file-de-controle#non-conformite: the non-conformity is recorded, and the lots stay excluded
-- from organic sale.
begin;
set local role metier;
select plan(5);
select essai.preparer_operations();

select from essai.collecter('x', essai.kg(1000001));
select is(essai.lever('rsci ESSAI', 'x', 'capacite_depassee', 'non_conformite',
    '{"gravite": "critique"}'), 'leve', 'a non-conformity is stated');
select results_eq($$ select n.controle_id, n.commande_id, n.producteur_id, n.parcelle_id,
    n.constat_code, n.gravite, n.description, n.auteur_id, n.date_operation
    from non_conformite.non_conformite n $$,
  $$ select k.id, null::uuid, essai.id('Kossi'), essai.id('parcelle Kossi'), 'capacite_depassee',
    'critique', 'vu', essai.id('rsci ESSAI'), essai.t(0, '07:00')
    from controle.controle k $$,
  'with its severity, its reason, who stated it, and the day of the collection');
select is((select format('%s %s', e.ecartee_du_bio, e.motifs) from collecte.effet e),
  't {capacite_depassee}', 'the matter stays barred');
select is(essai.capacites(), 'Kossi ANANAS AB 1000001', 'the capacity stays taken');
select is(essai.lever('rsci ESSAI', 'x', 'capacite_depassee', 'non_conformite'),
  '409 controle_deja_leve', 'once');

select * from finish();
rollback;

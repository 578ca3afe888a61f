-- Spec: collectes#matiere: its net mass goes from the producer's account to the agent's custody.
begin;
set local role metier;
select plan(3);
select essai.preparer();

select from essai.collecter('x', '{"humidite_cp": 1800}');

select results_eq(
  'select c.genre, c.objet_id, e.quantite_g, e.produit_id, m.entite_id, m.date_operation from '
  'matiere.toute_ecriture e join matiere.mouvement m on m.id = e.mouvement_id '
  'join matiere.compte c on c.id = e.compte_id order by 1',
  $$ values ('garde', essai.id('agent ESSAI'), 100000::bigint, essai.produit('ANANAS'),
      essai.id('x'), essai.t(0, '07:00')),
            ('producteur', essai.id('Kossi'), -100000, essai.produit('ANANAS'), essai.id('x'),
              essai.t(0, '07:00')) $$,
  'the net mass leaves the producer and enters the custody of the agent');
select from essai.collecter('y', essai.kg(5));
select results_eq(
  'select c.genre, sum(e.quantite_g) from matiere.toute_ecriture e join matiere.compte c on c.id = '
  'e.compte_id group by 1 order by 1',
  $$ values ('garde', 100005::numeric), ('producteur', -100005) $$, 'on the same accounts');
select is((select sum(e.quantite_g) from matiere.toute_ecriture e), 0::numeric,
  'all entries sum to zero');

select * from finish();
rollback;

-- Spec: matiere#mouvements: a movement between two accounts contains both its entries itself;
-- entries of larger or older movements are rows, and readers see no difference.
begin;
set local role metier;
select plan(8);
select essai.preparer_operations();

select from essai.collecter('x', essai.kg(100));
select is_empty('select from matiere.ecriture', 'a collection writes no entry beside its movement');
create view pg_temp.ecrit as
select e.rang::integer, c.genre, e.quantite_g, e.produit_id = essai.produit('ANANAS') as du_produit,
       e.objet_id
from matiere.toute_ecriture e join matiere.compte c on c.id = e.compte_id
where e.mouvement_id = (select m.id from matiere.mouvement m where m.entite_id = essai.id('x')
                        order by m.rang limit 1);
prepare ecrit as select * from pg_temp.ecrit e order by e.rang;
prepare attendu as values
  (1, 'producteur', -100::bigint, true, null::uuid),
  (2, 'garde', 100, true, null);
select results_eq('ecrit', 'attendu', 'it has the two that it had');
select results_eq('select e.compte_id, e.produit_id, e.quantite_g from collecte.en_garde('
  'essai.id(''x'')) e', $$ select c.id, essai.produit('ANANAS'), 100::bigint
  from matiere.compte c where c.genre = 'garde' $$, 'the agent holds it');

reset role;
set local session_replication_role = replica;
insert into matiere.ecriture
  (organisation_id, mouvement_id, rang, compte_id, produit_id, quantite_g)
select e.organisation_id, e.mouvement_id, e.rang, e.compte_id, e.produit_id, e.quantite_g
from matiere.toute_ecriture e;
update matiere.mouvement set cession_de_id = null, cession_vers_id = null,
  cession_produit_id = null, cession_g = null;
set local session_replication_role = origin;
set local role metier;
select is((select count(*) from matiere.ecriture), 2::bigint, 'one of before has rows');
select results_eq('ecrit', 'attendu', 'which are shown as they are');
select is((select sum(e.quantite_g) from collecte.en_garde(essai.id('x')) e), 100::numeric,
  'and held as ever');
select is((select matiere.presenter(m) ->> 'quantite_g' from matiere.mouvement m), '100',
  'a list shows the mass of both');

reset role;
select throws_ok('update matiere.mouvement set cession_g = 1', 'P0004', null,
  'no movement changes, whoever asks');

select * from finish();
rollback;

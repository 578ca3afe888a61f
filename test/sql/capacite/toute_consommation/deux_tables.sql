-- Spec: capacites#consommation: the first consumption of a collection is in its own row, and later
-- changes are entries next to it; both are shown, in their order, and neither changes.
begin;
set local role metier;
select plan(7);
select essai.preparer_operations();

select from essai.collecter('x');
select is_empty('select from capacite.consommation', 'a collection writes no row beside its own');
create temporary view prises as
select (k.id = k.collecte_id) as sienne, k.quantite_g, k.le = c.recue_le as recue,
       row_number() over (order by k.rang) as ordre
from capacite.toute_consommation k join collecte.collecte c on c.id = k.collecte_id;
select results_eq('select p.sienne, p.quantite_g, p.recue from prises p',
  $$ values (true, 100000::bigint, true) $$, 'what it took, when it was received');
select collecte.liberer_capacite(essai.id('x'), essai.t(9));
select results_eq('select p.sienne, p.quantite_g from prises p order by p.ordre',
  $$ values (true, 100000::bigint), (false, -100000) $$, 'what it gave back comes after');
select is((select count(*) from capacite.solde s where s.consomme_g <> 0), 0::bigint,
  'the balance is their sum');

reset role;
select throws_ok('update collecte.collecte set prise_g = 1', 'P0004', null,
  'what it took stays, whoever asks');
set local session_replication_role = replica;
select throws_ok('update collecte.collecte set prise_g = null', '23514', null,
  'whole or not at all');
set local session_replication_role = origin;
set local role metier;
select from essai.collecter('sans', '{"producteur_id": "00000000-0000-7000-8000-0000000000aa"}');
select is((select count(*) from capacite.toute_consommation k
    where k.collecte_id = essai.id('sans')), 0::bigint, 'of nobody''s capacity nothing is taken');

select * from finish();
rollback;

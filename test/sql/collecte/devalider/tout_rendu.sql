-- Spec: collectes#devalidation: capacity and matter are given back, and the record keeps its number
-- for a new recording.
begin;
set local role metier;
select plan(7);
select essai.preparer_operations();

select from essai.collecter('a', essai.kg(1));
select from essai.collecter('x', essai.kg(300000));
select from collecte.devalider(essai.id('x'), essai.t(1));
select results_eq($$ select c.id, c.statut, c.numero_officiel, c.net_g from collecte.collecte c
    order by c.numero_officiel $$,
  $$ values (essai.id('a'), 'enregistree', 'MP-ANANAS-26-0001', 1::bigint),
    (essai.id('x'), 'devalidee', 'MP-ANANAS-26-0002', 300000) $$, 'it keeps its number');
select is(array[essai.capacites(), essai.consommations()],
  array['Kossi ANANAS AB 1', 'Kossi ANANAS AB 1'], 'its capacity is given back');
select is(essai.comptes(), 'garde ANANAS 1, producteur Kossi ANANAS -1',
  'its matter is back where it came from');
select is((select string_agg(m.genre, ',' order by m.enregistre_le) from matiere.mouvement m
    where m.entite_id = essai.id('x')), 'collecte,correction', 'by a movement, nothing is edited');
select is((select count(*) from journal.evenement e where e.action = 'collecte.devalider'
    and e.entite_id = essai.id('x')), 1::bigint, 'it is journaled');
select from collecte.devalider(essai.id('x'), essai.t(2));
select is((select count(*) from matiere.mouvement m where m.entite_id = essai.id('x')), 2::bigint,
  'twice is once');
select is(essai.collecter('b', essai.kg(1)) ->> 'numero_officiel', 'MP-ANANAS-26-0003',
  'its number is nobody else''s');

select * from finish();
rollback;

-- Spec: lots#sorties: a return is shared over the producer's collections and releases their
-- capacity; its reversal consumes the capacity again.
begin;
set local role metier;
select plan(15);
select essai.preparer_operations();
select from essai.producteur('Afi', 'AB', 500000);

create function pg_temp.rendre(p_producteur text, p_quantite_g bigint) returns text
language sql as $$
  select essai.retirer('a',
    jsonb_build_object('genre', 'retour', 'producteur_id', essai.id(p_producteur), 'quantite_g',
      p_quantite_g))
$$;
select from essai.collecter('c');
select from essai.collecter('d', essai.kg(50000));
select from essai.collecter('e', jsonb_build_object('producteur_id', essai.id('Afi'), 'parcelle_id',
    essai.id('parcelle Afi')));
select from essai.arriver('a',
  '[{"collecte": "c", "quantite_g": 100000, "recu_g": 100000},
    {"collecte": "d", "quantite_g": 50000, "recu_g": 50000},
  {"collecte": "e", "quantite_g": 100000, "recu_g": 100000}]');
select is(pg_temp.rendre('Kossi', 150001), 'retour_excessif',
  'more than was received of the producer');
select is(pg_temp.rendre('Kossi', 30000), 'retour', 'some');
select results_eq($$ select r.collecte_id, r.quantite_g from lot.collecte_rendue r
    order by r.quantite_g $$,
  $$ values (essai.id('d'), 10000::bigint), (essai.id('c'), 20000) $$,
  'shared over the collections');
select is(essai.capacites(), 'Afi ANANAS AB 100000, Kossi ANANAS AB 120000',
  'which draw on the capacity no more');
select is(array[essai.quantite('a')::text, essai.tenu('producteur', essai.id('Kossi'))],
  array['220000', 'ANANAS -120000'], 'the producer has it again');
select results_eq($$ select f.de_genre, f.vers_genre, f.vers_id, sum(f.quantite_g)
    from matiere.filiation f where f.mouvement_id = essai.mouvement('retour') group by 1, 2, 3 $$,
  $$ values ('lot', 'producteur', essai.id('Kossi'), 30000::numeric) $$, 'what became of it');
select lives_ok($$ select collecte.rejuger(essai.id('c'), essai.t(3)) $$, 'judged again');
select is(essai.capacites(), 'Afi ANANAS AB 100000, Kossi ANANAS AB 120000',
  'what was returned stays so');
select is(pg_temp.rendre('Kossi', 120001), 'retour_excessif',
  'what was returned is not returned twice');
select is(essai.renverser(essai.mouvement('retour')), 'contrepassation', 'reversed');
select is(array[essai.capacites(), essai.quantite('a')::text],
  array['Afi ANANAS AB 100000, Kossi ANANAS AB 150000', '250000'],
  'capacity and lot are as before');
select is(pg_temp.rendre('Kossi', 150000), 'retour', 'all of it');
select is(essai.capacites(), 'Afi ANANAS AB 100000', 'nothing drawn on');
select from essai.producteur('Sans');
select is(pg_temp.rendre('Sans', 1), 'destinataire_refuse',
  'a producer of whom nothing was received');
select is(pg_temp.rendre('personne', 1), 'producteur_inconnu', 'nobody');

select * from finish();
rollback;

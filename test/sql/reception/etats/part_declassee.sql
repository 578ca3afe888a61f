-- Spec: receptions#qualite: a collection with a part that was downgraded before the reception gives
-- its lot the state of this part: both parts are received together.
begin;
set local role metier;
select plan(3);
select essai.preparer_operations();

select from essai.collecter('x', essai.kg(1000005));
select from essai.lever('rsci ESSAI', 'x', 'capacite_depassee', 'declassement',
  '{"quantite_g": 5}');
select from essai.arriver('a', '[{"collecte": "x", "quantite_g": 1000005, "recu_g": 1000005}]');
select is(essai.etat('a'), 'AB C1', 'conventional');
select is((select string_agg(e.etat_code || ' ' || e.categorie_affichage, ',')
    from collecte.etats_livres(essai.id('x')) as e), 'C1 conventionnel', 'as the part');
select is((select string_agg(e.etat_code, ',') from collecte.etats_courants(essai.id('x')) as e),
  'AB', 'the collection itself keeps its state');

select * from finish();
rollback;

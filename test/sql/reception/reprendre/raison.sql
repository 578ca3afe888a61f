-- Spec: receptions#redressement: what an act changes of a reception tells the reason of the act: a
-- revision of the plot's status its own one; a decision about the collection the person's.
begin;
set local role metier;
select plan(4);
select essai.preparer_ordre();

create function pg_temp.raison() returns text language sql as $$
  select r.raison from reception.redressement r order by r.rang desc limit 1
$$;
select from essai.collecter('x', essai.kg(100));
select from essai.arriver('a', '[{"collecte": "x", "quantite_g": 100, "recu_g": 100}]');
select from conformite.reviser(essai.id('parcelle Kossi'), 'AB', 'C1', essai.t(-1), 'Résidus',
  essai.id('rsci ESSAI'), essai.t(1));
select is(pg_temp.raison(), 'Révision du statut de la parcelle : Résidus', 'a revision');
select is(essai.agir('producteur.changer_groupement', essai.id('Kossi'), jsonb_build_object(
  'groupement_id', essai.id('G2'), 'le', essai.t(-1)), 'rsci', essai.t(2)), 'fait',
  'another group');
select is(pg_temp.raison(), 'Changement de groupement du membre', 'tells so');
select from conformite.reviser(essai.id('parcelle Kossi'), 'AB', 'AB', essai.t(-1), 'Erreur',
  essai.id('rsci ESSAI'), essai.t(3));
select is(pg_temp.raison(), 'Révision du statut de la parcelle : Erreur',
  'the next act has its own again');

select * from finish();
rollback;

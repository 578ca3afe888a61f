-- Spec: replication#volume: the size counts the perimeter of the agent; a revoked device has only
-- its results.
begin;
set local role metier;
select plan(4);
select essai.preparer();

select essai.collecter('a');
create function pg_temp.tables() returns text[] language sql as $$
  select array_agg(v.nom order by v.nom) from appareil.appareil a cross join replica.volume(a) as v
  where a.id = essai.id('appareil ESSAI')
$$;
select replica.tourner_mois(essai.t());
select ok(pg_temp.tables() @> '{collecte,commande_resultat,parametre,produit,organisation,campagne}'
  and not pg_temp.tables() && '{producteur,parcelle,solde,affectation}', 'without a group: nobody');
insert into utilisateur.groupement_agent (organisation_id, utilisateur_id, groupement_id, debut,
  affecte_le)
values (core.organisation_id(), essai.id('agent ESSAI'), essai.id('groupement ESSAI'), essai.t(),
  essai.t());
select ok(pg_temp.tables() @> '{parcelle,producteur,statut_parcelle}',
  'with one: its members, plots and states');
select is((select v.lignes from appareil.appareil a cross join replica.volume(a) as v
    where a.id = essai.id('appareil ESSAI') and v.nom = 'producteur'), 1::bigint, 'Kossi');
update appareil.appareil set statut = 'revoque', revoque_le = essai.t()
where id = essai.id('appareil ESSAI');
select is(pg_temp.tables(), '{commande_resultat}', 'revoked: its results');

select * from finish();
rollback;

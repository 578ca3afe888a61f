-- Spec: replication#dates: an hourly task that runs late, or that an act overtook, undoes no act:
-- new assignments stay, and ended ones stay ended.
begin;
set local role metier;
select plan(3);
select essai.preparer();

insert into utilisateur.groupement_agent (organisation_id, id, utilisateur_id, groupement_id, debut,
  affecte_le)
values (core.organisation_id(), essai.id('affectation'), essai.id('agent ESSAI'),
  essai.id('groupement ESSAI'), essai.t(1), essai.t(1));
select replica.tourner(essai.t());
select ok((select a.en_cours from utilisateur.groupement_agent a),
  'assigned after the hour that the task meant: it runs');

update utilisateur.groupement_agent set fin = essai.t(2), termine_le = essai.t(2);
select ok((select not a.en_cours from utilisateur.groupement_agent a), 'taken');
select replica.tourner(essai.t(2) - interval '1 second');
select ok((select not a.en_cours from utilisateur.groupement_agent a),
  'the task that meant an hour before leaves it taken');

select * from finish();
rollback;

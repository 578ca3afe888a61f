-- Spec: replication#perimetre: an assignment in force is judged at the time of the act.
begin;
set local role metier;
select plan(5);
select essai.preparer();

create function pg_temp.affecter(p_debut timestamptz, p_fin timestamptz default null)
returns boolean language sql as $$
  insert into utilisateur.groupement_agent (organisation_id, utilisateur_id, groupement_id, debut,
    fin, affecte_le)
  values (core.organisation_id(), essai.id('agent ESSAI'), essai.id('groupement ESSAI'), p_debut,
    p_fin, essai.t()) returning en_cours
$$;
select ok(pg_temp.affecter(essai.t(-3), essai.t(-2)) is false, 'one of the past');
select ok(pg_temp.affecter(essai.t(2)) is false, 'one to come');
select ok(pg_temp.affecter(essai.t(), essai.t(1)) is true, 'one of today');
update utilisateur.groupement_agent set fin = essai.t(0, '09:00'), termine_le = essai.t(0, '09:00')
where debut = essai.t();
select ok((select not a.en_cours from utilisateur.groupement_agent a where a.debut = essai.t()),
  'ended now');
update utilisateur.groupement_agent set fin = essai.t(0, '11:00'), termine_le = essai.t(0, '10:00')
where debut = essai.t();
select ok((select a.en_cours from utilisateur.groupement_agent a where a.debut = essai.t()),
  'ended in an hour: it still runs');

select * from finish();
rollback;

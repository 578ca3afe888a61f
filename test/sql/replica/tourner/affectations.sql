-- Spec: replication#dates: an assignment begins and ends automatically at its dates, in its own
-- organization.
begin;
set local role metier;
select plan(5);
select essai.preparer();

insert into utilisateur.groupement_agent (organisation_id, utilisateur_id, groupement_id, debut,
  fin, affecte_le)
values (core.organisation_id(), essai.id('agent ESSAI'), essai.id('groupement ESSAI'), essai.t(1),
  essai.t(2), essai.t());
create function pg_temp.court(p_le timestamptz) returns boolean language sql as $$
  select replica.tourner(p_le);
  select a.en_cours from utilisateur.groupement_agent a
$$;
select ok(not pg_temp.court(essai.t(1) - interval '1 ms'), 'not before');
select ok(pg_temp.court(essai.t(1)), 'from its first instant');
select ok(pg_temp.court(essai.t(2) - interval '1 ms'), 'to its last');
select ok(not pg_temp.court(essai.t(2)), 'not after');
select essai.entrer('VOISIN');
select replica.tourner(essai.t(1));
select essai.entrer('ESSAI');
select ok((select not a.en_cours from utilisateur.groupement_agent a),
  'the neighbour''s hour touches nothing here');

select * from finish();
rollback;

-- Spec: service#donnees-en-place: a reception with a certificate for something else, or with a
-- contract of another group, is listed if no derogation or note covers it.
begin;
set local role metier;
select plan(9);
select essai.preparer_receptions();
select essai.certifier('GROUPE', '2026-01-01', '2026-12-31',
  '{"portee": [{"activite": "production"}]}', essai.id('groupement ESSAI'));
select essai.collecter('c2', '{}'), essai.contracter();
insert into organisation.groupement (organisation_id, id, code, nom)
values (core.organisation_id(), essai.id('autre'), 'G2', 'Autre');

create function pg_temp.jugees() returns text language sql as $$
  select string_agg(concat_ws(' ', e.avant ->> 'statut', e.apres -> 'refus',
      e.acte = 'POST /v1/receptions/' || e.id || '/devalider'), ', ')
  from reception.jugees_autrement(array(select r.id from reception.reception r)) as e
$$;
create function pg_temp.changer(p_sql text) returns void language plpgsql as $$
begin
  set local session_replication_role = replica;
  execute p_sql;
  set local session_replication_role = origin;
end
$$;
select contrat.activer((select k.id from contrat.contrat k), essai.id('admin ESSAI'), essai.t(-1));
select essai.recevoir('r', '{c1}',
  jsonb_build_object('contrat_id', (select k.id from contrat.contrat k)));
select is(essai.traiter_reception('r', 'valider'), 'validée',
  'a reception that is covered and under contract');
select is(pg_temp.jugees(), null, 'is judged alike');
reset role;
select pg_temp.changer('update certificat.portee set activite = ''commerce''');
set local role metier;
select is(pg_temp.jugees(), 'validée ["certificat_non_valide"] t',
  'its certificate covers something else');
reset role;
select pg_temp.changer(format('update contrat.contrat set groupement_id = %L', essai.id('autre')));
set local role metier;
select is(pg_temp.jugees(), 'validée ["certificat_non_valide", "contrat_non_applicable"] t',
  'and its contract is of another group');
insert into reception.examen (organisation_id, reception_id, regle, issue, details, auteur_id, le)
values (core.organisation_id(), (essai.recue('r')).id, 'certificat_non_valide', 'derogation', '{}',
  essai.id('rsci ESSAI'), essai.t(1));
select is(pg_temp.jugees(), 'validée ["contrat_non_applicable"] t',
  'what let it pass lets it pass');
reset role;
select pg_temp.changer('update contrat.contrat set groupement_id = null');
set local role metier;
select is(pg_temp.jugees(), null, 'a contract of every group');
reset role;
select pg_temp.changer('update reception.reception set contrat_id = gen_random_uuid()');
set local role metier;
select is(pg_temp.jugees(), 'validée ["contrat_inconnu"] t', 'one that is not there');
select is(essai.recevoir('attend', '{c2}'), 'en_attente', 'what waits for its validation');
select is(pg_temp.jugees(), 'validée ["contrat_inconnu"] t', 'is judged by it');

select * from finish();
rollback;

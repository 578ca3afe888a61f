-- Spec: registres#suivi: an inspection by a phone within the plan's period fulfils the task, an
-- inspection by another inspector the second task, a sample the task of sampling. A task whose
-- record was set aside is due again; the report agrees.
begin;
set local role metier;
select plan(19);
select essai.preparer_operations();

insert into organisation.groupement (organisation_id, id, code, nom)
values (core.organisation_id(), essai.id('groupe'), 'GR', 'Groupe');
update producteur.producteur set groupement_id = essai.id('groupe'), cree_le = essai.t(-400)
where id = essai.id('Kossi');
select inspection.planifier(jsonb_build_object('groupement_id', essai.id('groupe'), 'annee', 2026,
  'methode', 'tirage'), essai.id('rsci ESSAI'), essai.t(-100));
reset role;
create function pg_temp.rapport(p_le timestamptz) returns text language sql security definer as $$
  select string_agg(concat_ws(' ', d.genre, d.statut), ', ' order by d.genre)
  from rapports.inspection_due_a(p_le + interval '1 microsecond') as d
$$;
set local role metier;
create function pg_temp.suivi(p_le timestamptz) returns text language sql as $$
  select case when s.dit = pg_temp.rapport(p_le) then s.dit
    else format('%s, but the report: %s', s.dit, pg_temp.rapport(p_le)) end
  from (select string_agg(concat_ws(' ', x.genre, s.statut), ', ' order by x.genre) as dit
        from inspection.prevue x cross join inspection.suivi(x, p_le) as s) as s
$$;
create function pg_temp.dues(p_le timestamptz) returns text language sql as $$
  select string_agg(concat_ws(' ', d.genre, d.echeance, d.en_retard), ', ' order by d.genre)
  from registre.inspections_dues(p_le) as d where d.producteur_id = essai.id('Kossi')
$$;

select is((select x.echeance from inspection.prevue x where x.genre = 'interne'),
  '2026-04-27', 'a year after who was registered, in the time of the plan');
select is(pg_temp.suivi(essai.t(-99)), 'echantillon a_faire, interne a_faire, reinspection a_faire',
  'to be done');
select is(pg_temp.suivi(essai.t()), 'echantillon a_faire, interne en_retard, reinspection a_faire',
  'overdue once its day is over');
select is(pg_temp.dues(essai.t()),
  'echantillon 2026-12-31 f, interne 2026-04-27 t, reinspection 2026-12-31 f', 'all are due');
select essai.faire('inspection.enregistrer', 'i');
select is(pg_temp.suivi(essai.t()), 'echantillon a_faire, interne faite, reinspection a_faire',
  'inspected');
select essai.faire('inspection.enregistrer', 'i2');
select is(pg_temp.suivi(essai.t()), 'echantillon a_faire, interne faite, reinspection a_faire',
  'the same inspector is no second one');
select throws_ok(format($$ select inspection.attribuer(
    (select x.id from inspection.prevue x where x.genre = 'reinspection'),
    jsonb_build_object('inspecteur_id', essai.id('agent ESSAI')), essai.id('rsci ESSAI'),
    essai.t()) $$), 'TR409', 'inspecteur_refuse', 'nor named for it');
update inspection.inspection set auteur_id = essai.id('collègue ESSAI') where id = essai.id('i2');
select is(pg_temp.suivi(essai.t()), 'echantillon a_faire, interne faite, reinspection faite',
  'another is');
select inspection.echantillonner(jsonb_build_object('numero', 'E-1', 'producteur_id',
  essai.id('Kossi'), 'matiere', 'feuilles', 'laboratoire', 'L'), essai.id('rsci ESSAI'), essai.t());
select is(pg_temp.dues(essai.t()), null, 'with the sample nothing is due');
select is(pg_temp.dues(essai.t(250)), 'interne 2027-06-01 f',
  'once the plan is over the yearly inspection is due as it is without one');
select is(pg_temp.dues(essai.t(400)), 'interne 2027-06-01 t', 'and overdue after its day');
update inspection.inspection set invalidee_le = essai.t();
select is(pg_temp.suivi(essai.t()), 'echantillon faite, interne en_retard, reinspection a_faire',
  'set aside, it is due again');
select throws_ok(format($$ select inspection.attribuer(
    (select x.id from inspection.prevue x where x.genre = 'interne'),
    jsonb_build_object('inspecteur_id', essai.id('rsci ESSAI')), essai.id('rsci ESSAI'),
    essai.t()) $$), 'TR409', 'inspecteur_refuse', 'who may not inspect is not named');
select inspection.attribuer(x.id, jsonb_build_object('inspecteur_id', essai.id('agent ESSAI')),
  essai.id('rsci ESSAI'), essai.t()) from inspection.prevue x where x.genre = 'interne';
select is((select d.utilisateur_id from registre.inspections_dues(essai.t()) d
  where d.genre = 'interne' and d.producteur_id = essai.id('Kossi')), essai.id('agent ESSAI'),
  'who is named answers for it');
insert into inspection.prevue
  (organisation_id, plan_id, producteur_id, genre, risque, rang, echeance)
select x.organisation_id, x.plan_id, x.producteur_id, x.genre, 0, 2, '2026-08-01'
from inspection.prevue x where x.genre = 'interne';
select is(pg_temp.dues(essai.t()), 'interne 2026-04-27 t, reinspection 2026-12-31 f',
  'asked twice of one member, who was merged, it is due once');
insert into organisation.groupement (organisation_id, id, code, nom)
values (core.organisation_id(), essai.id('autre'), 'AU', 'Autre');
update producteur.producteur set groupement_id = essai.id('autre') where id = essai.id('Kossi');
select is(pg_temp.suivi(essai.t()),
  'echantillon faite, interne sans_objet, interne sans_objet, reinspection sans_objet',
  'of who moved to another group this plan asks nothing');
select is(pg_temp.dues(essai.t()), 'interne 2026-04-27 t',
  'their yearly inspection is due all the same');
update module.activation set actif_pendant = '{}' where module = 'inspection';
select is(pg_temp.dues(essai.t()), null, 'nothing is due while the module is not active');
update producteur.producteur set actif_pendant = tstzmultirange(tstzrange(null, essai.t(1)))
where id = essai.id('Kossi');
select is(pg_temp.suivi(essai.t(2)),
  'echantillon faite, interne sans_objet, interne sans_objet, reinspection sans_objet',
  'of who left nothing is asked');

select * from finish();
rollback;

-- Spec: registres#suivi: a task names its member, whose record an inspector may not read.
begin;
set local role metier;
select plan(1);
select essai.preparer_operations();

insert into organisation.groupement (organisation_id, id, code, nom)
values (core.organisation_id(), essai.id('groupe'), 'GR', 'Groupe');
update producteur.producteur set groupement_id = essai.id('groupe'), cree_le = essai.t(-400),
  nom = 'Dossou', prenoms = 'Kossi'
where id = essai.id('Kossi');
select inspection.planifier(jsonb_build_object('groupement_id', essai.id('groupe'), 'annee', 2026,
  'methode', 'tirage'), essai.id('rsci ESSAI'), essai.t(-100));

select is(
  (select inspection.presenter_prevue(x, essai.id('groupe'), essai.t()) ->> 'producteur_nom'
   from inspection.prevue x where x.genre = 'interne'),
  'Dossou Kossi', 'the member by name');

select * from finish();
rollback;

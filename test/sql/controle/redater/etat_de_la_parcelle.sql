-- Spec: file-de-controle#ecart-motive: with its new date a collection has its plot's state of that
-- date.
begin;
set local role metier;
select plan(8);
select essai.preparer_operations();

update conformite.statut_parcelle set periode = tstzrange(lower(periode), essai.t(0, '06:00'))
where parcelle_id = essai.id('parcelle Kossi');
insert into conformite.statut_parcelle (organisation_id, parcelle_id, referentiel_code, etat_code,
  periode, raison)
values (core.organisation_id(), essai.id('parcelle Kossi'), 'AB', 'C2',
  tstzrange(essai.t(0, '06:00'), null), 'essai');
select from essai.collecter('x', '{"qualite_declaree": {"AB": "AB"}}',
  '{"horloge": null, "cree_le_appareil": "2020-01-01T00:00:00Z"}');
select is(essai.capacites(), 'Kossi ANANAS C2 100000',
  'at the reception the plot is in conversion');

select is(essai.lever('rsci ESSAI', 'x', 'horloge_invraisemblable', 'ecart_motive',
    jsonb_build_object('date_operation', essai.t(0, '05:59'))), 'leve', 'it was before that');
select is((select c.date_operation from collecte.collecte c), essai.t(0, '05:59'),
  'the date is the one given');
select is((select string_agg(e.etat_code, ',') from collecte.etats_courants(essai.id('x')) as e),
  'AB', 'when the plot was organic');
select is(array[essai.capacites(), essai.consommations()],
  array['Kossi ANANAS AB 100000', 'Kossi ANANAS AB 100000'], 'that capacity is drawn upon');
select is((select max(m.date_operation) from matiere.mouvement m), essai.t(),
  'the movement keeps its date: no matter moved');
select is((select c.date_operation from commande.commande c), essai.t(),
  'the command stays as it was judged');
select results_eq('select k.date_operation, k.payload, k.auteur_id from collecte.correction k',
  $$ values (essai.t(0, '05:59'), null::jsonb, essai.id('rsci ESSAI')) $$,
  'who gave the date is kept');

select * from finish();
rollback;

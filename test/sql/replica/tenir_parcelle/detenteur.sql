-- Spec: terrain#geojson: a plot without a holder in a group is on no phone; a transfer moves it to
-- the new holder's group.
begin;
set local role metier;
select plan(4);
select essai.preparer();

insert into organisation.groupement (organisation_id, id, code, nom)
values (core.organisation_id(), essai.id('G2'), 'G2', 'Deux');
select essai.producteur('Afi');
update producteur.producteur set groupement_id = essai.id('G2') where id = essai.id('Afi');
update parcelle.parcelle set producteur_id = essai.id('Afi'), groupement_id = essai.id('G2')
where id = essai.id('parcelle Kossi');
select is((select (r.producteur_id, r.groupement_id) from replica.parcelle r
    where r.id = essai.id('parcelle Kossi')), (essai.id('Afi'), essai.id('G2')), 'hers');
select is((select r.groupement_id from replica.statut_parcelle r
    where r.parcelle_id = essai.id('parcelle Kossi')), essai.id('G2'), 'with its state');
update parcelle.parcelle set producteur_id = null where id = essai.id('parcelle Kossi');
select is_empty($$ select from replica.parcelle r where r.id = essai.id('parcelle Kossi') $$,
  'nobody''s');
update parcelle.parcelle set producteur_id = essai.id('Afi'), actif_pendant = '{(,2026-01-01)}'
where id = essai.id('parcelle Kossi');
select is_empty($$ select from replica.parcelle r where r.id = essai.id('parcelle Kossi') $$,
  'given up');

select * from finish();
rollback;

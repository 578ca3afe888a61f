-- Spec: service#donnees-en-place: a code whose one form another record has is listed for a person.
begin;
set local role metier;
select plan(3);
select essai.preparer_operations();
select importation.ecrire_ligne('producteurs', jsonb_populate_record(null::importation.ligne,
  jsonb_build_object('renvois', '{}'::jsonb, 'cle', r, 'demande', jsonb_build_object(
    'producteur_id', essai.id(r), 'groupement_id', essai.id('groupement ESSAI'), 'nom', 'Dossou',
    'prenoms', r, 'piece_identite', null))), essai.id('admin ESSAI'), essai.t())
from unnest('{M-001,M–001,M-٠٠٢}'::text[]) as r;

select set_eq($$ select e.reference, e.apres ->> 'code' from rejugement.codes_a_deux(array[
    essai.id('M-001'), essai.id('M–001'), essai.id('M-٠٠٢')]) as e $$,
  $$ values ('M–001', 'M-001'), ('M-٠٠٢', 'M-002') $$, 'those in another form');
select is((select e.acte from rejugement.codes_a_deux(array[essai.id('M–001')]) as e),
  'PATCH /v1/producteurs/' || essai.id('M–001'), 'with the act');
select set_eq($$ select g.entite from rejugement.genre g
    where g.comparaison = 'rejugement.codes_a_deux' $$,
  '{producteur.producteur,contrat.contrat,vente.vente,certificat.certificat,
    inspection.echantillon}'::text[], 'of each kind');

select * from finish();
rollback;

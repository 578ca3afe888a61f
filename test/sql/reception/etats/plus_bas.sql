-- Spec: receptions#qualite: the lowest state of the collections counts, per referential; without
-- any known state there is none.
begin;
set local role metier;
select plan(8);
select essai.preparer_receptions();

select essai.producteur('Afi', 'C2');
select essai.collecter('c2', jsonb_build_object('producteur_id', essai.id('Afi'), 'parcelle_id',
    essai.id('parcelle Afi'), 'qualite_declaree', '{}'::jsonb) || essai.kg(10));
select essai.collecter('sans', jsonb_build_object('qualite_declaree', '{}'::jsonb) || essai.kg(10));
select essai.collecter('c3', essai.kg(10));
select is(essai.recevoir('a', '{c1,c2}'), 'en_attente', 'organic and in conversion');
select is(reception.etats((essai.recue('a')).id), '{"AB": "C2"}', 'the lowest of both');
select is(lot.categorie((essai.recue('a')).lot_id), 'conversion', 'and so is the lot');
reset role;
alter table collecte.qualite disable trigger ajout_seul;
delete from collecte.qualite q where q.collecte_id = essai.id('sans');
alter table collecte.qualite enable trigger ajout_seul;
set local role metier;
select is(essai.recevoir('b', '{c3,sans}', '{"net_g": 20}'), 'en_attente', 'organic and unknown');
select is(reception.etats((essai.recue('b')).id), '{}', 'no state where one has none');
update reception.apport a set annule_le = essai.t(1) where a.collecte_id = essai.id('sans');
select is(reception.etats((essai.recue('b')).id), '{"AB": "AB"}',
  'what was given back does not count');
select is(reception.etats(essai.id('?')), '{}', 'nobody''s reception');
insert into reception.reception (organisation_id, id, campagne_id, produit_id, origine,
  emplacement_id, net_g, refaction_g, net_marchand_g, mesures, date_operation, cree_le, auteur_id)
select r.organisation_id, essai.id('retour'), r.campagne_id, r.produit_id, 'retour',
  r.emplacement_id, 1, 0, 1, '{}', essai.t(), essai.t(), r.auteur_id from essai.recue('a') as r;
insert into lot.lot (organisation_id, id, campagne_id, nature, produit_id, statut, reception_id,
  parent_id, emplacement_id, cree_le, auteur_id)
select l.organisation_id, essai.id('revenu'), l.campagne_id, 'REC', l.produit_id, 'en_attente',
  essai.id('retour'), l.id, l.emplacement_id, essai.t(), l.auteur_id
from lot.lot l where l.id = (essai.recue('a')).lot_id;
update reception.reception r set lot_id = essai.id('revenu') where r.id = essai.id('retour');
select is(reception.etats(essai.id('retour')), '{"AB": "C2"}',
  'what comes back is what was shipped');

select * from finish();
rollback;

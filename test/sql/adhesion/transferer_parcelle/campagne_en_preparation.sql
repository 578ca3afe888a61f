-- Spec: terrain#transfert: both capacities return to validation, also those of a campaign in
-- preparation; no capacity is proposed for a producer without one.
begin;
set local role metier;
select plan(4);
select essai.preparer_operations();
select essai.mesurer_kossi();
select essai.producteur('Afi');
select essai.producteur('Bio');
select essai.capacite_validee();
update campagne.campagne set statut = 'preparation', active_pendant = '{}',
  modele_numerotation_version = null;
select is(essai.transferer('Kossi', 'Afi', essai.t(-2)), 'fait', 'to who has no capacity');
select results_eq($$ select c.producteur_id, c.statut from capacite.capacite c order by c.statut $$,
  $$ values (essai.id('Kossi'), 'a_revalider'), (essai.id('Kossi'), 'proposee') $$,
  'the old one''s returns, the new one has none');
insert into capacite.capacite (organisation_id, campagne_id, producteur_id, matiere_code, etat_code,
  capacite_g, lignes, statut, proposee_le)
values (core.organisation_id(), essai.id('campagne ESSAI'), essai.id('Bio'), 'ANANAS', 'AB', 500000,
  '[]', 'validee', essai.t(-1));
select is(essai.transferer('Kossi', 'Bio', essai.t(-1)), 'fait', 'to who has one');
select is((select string_agg(c.statut, ',' order by c.statut) from capacite.capacite c
    where c.producteur_id = essai.id('Bio')), 'a_revalider,proposee', 'it returns');

select * from finish();
rollback;

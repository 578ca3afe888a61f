-- Spec: replication#perimetre: a capacity is on the phones while it is validated, with the group of
-- its balance.
begin;
set local role metier;
select plan(4);
select essai.preparer();

insert into organisation.groupement (organisation_id, id, code, nom)
values (core.organisation_id(), essai.id('G2'), 'G2', 'Deux');
insert into capacite.capacite (organisation_id, id, campagne_id, producteur_id, matiere_code,
  etat_code, capacite_g, lignes, proposee_le)
values (core.organisation_id(), essai.id('k'), essai.id('campagne ESSAI'), essai.id('Kossi'),
  'ANANAS', 'AB', 5, '[]', essai.t());
update capacite.solde set groupement_id = essai.id('groupement ESSAI')
where producteur_id = essai.id('Kossi');
select is_empty($$ select from replica.capacite $$, 'proposed: not yet');
insert into capacite.validation
values (core.organisation_id(), essai.id('k'), 'rsci', essai.id('rsci ESSAI'), essai.t()),
  (core.organisation_id(), essai.id('k'), 'direction', essai.id('admin ESSAI'), essai.t());
update capacite.capacite set statut = 'validee' where id = essai.id('k');
select is((select r.groupement_id from replica.capacite r where r.id = essai.id('k')),
  essai.id('groupement ESSAI'), 'validated');
update capacite.solde set groupement_id = essai.id('G2') where producteur_id = essai.id('Kossi');
select is((select r.groupement_id from replica.capacite r where r.id = essai.id('k')),
  essai.id('G2'), 'it follows the balance');
update capacite.capacite set statut = 'a_revalider' where id = essai.id('k');
select is_empty($$ select from replica.capacite $$, 'back to validation');

select * from finish();
rollback;

-- Spec: replication#copies: the copies for phones are compared with the register, row by row: a
-- superfluous, a missing and a changed row.
begin;
set local role metier;
select plan(8);
select essai.preparer();

select is_empty($$ select * from replica.ecarts() $$, 'the copies are what the register says');
delete from replica.producteur r where r.id = essai.id('Kossi');
select results_eq($$ select * from replica.ecarts() $$,
  $$ values ('producteur', essai.id('Kossi')) $$, 'a member is missing');
select replica.reparer();
update replica.parcelle r set geojson = '{}' where r.id = essai.id('parcelle Kossi');
select results_eq($$ select * from replica.ecarts() $$,
  $$ values ('parcelle', essai.id('parcelle Kossi')) $$, 'a polygon is another');
select replica.reparer();
update replica.statut_parcelle r set etat_code = 'C1'
where r.parcelle_id = essai.id('parcelle Kossi');
select results_eq($$ select * from replica.ecarts() $$,
  $$ values ('statut_parcelle', essai.id('parcelle Kossi')) $$, 'a state is another');
select replica.reparer();
update replica.appareil r set statut = 'revoque' where r.id = essai.id('appareil ESSAI');
select results_eq($$ select * from replica.ecarts() $$,
  $$ values ('appareil', essai.id('appareil ESSAI')) $$, 'a device is another');
select replica.reparer();
insert into capacite.capacite (organisation_id, id, campagne_id, producteur_id, matiere_code,
  etat_code, capacite_g, lignes, proposee_le)
values (core.organisation_id(), essai.id('k'), essai.id('campagne ESSAI'), essai.id('Kossi'),
  'ANANAS', 'AB', 5, '[]', essai.t());
insert into replica.capacite (organisation_id, id, groupement_id, campagne_id, producteur_id,
  matiere_code, etat_code, capacite_g)
select c.organisation_id, c.id, essai.id('groupement ESSAI'), c.campagne_id, c.producteur_id,
  c.matiere_code, c.etat_code, c.capacite_g
from capacite.capacite c where c.id = essai.id('k');
select results_eq($$ select * from replica.ecarts() $$,
  $$ values ('capacite', essai.id('Kossi')) $$, 'a capacity that nobody validated is one too many');
select essai.entrer('VOISIN');
select is_empty($$ select * from replica.ecarts() $$, 'nothing of it is the neighbour''s');
select essai.entrer('ESSAI');
select replica.reparer();
select is_empty($$ select * from replica.ecarts() $$, 'all is well again');

select * from finish();
rollback;

-- Spec: terrain#geojson: the plots for phones, calculated from the register, equal those of the
-- copy: held, with survey and crops, or an alias.
begin;
set local role metier;
select plan(4);
select essai.preparer();

insert into parcelle.polygone (organisation_id, id, parcelle_id, forme, surface_m2, perimetre_m,
  date_operation)
values (core.organisation_id(), essai.id('r'), essai.id('parcelle Kossi'),
  'SRID=4326;POLYGON((2 6, 2.001 6, 2.001 6.001, 2 6))', 6000, 380, essai.t(9));
insert into parcelle.parcelle (organisation_id, id, producteur_declare, producteur_id,
  groupement_id, nom, surface_declaree_m2, cree_le, fusionnee_dans)
select p.organisation_id, essai.id('alias'), p.producteur_declare, p.producteur_id, p.groupement_id,
  'Alias', 1, p.cree_le, p.id
from parcelle.parcelle p where p.id = essai.id('parcelle Kossi');
select results_eq($$ select r::text from replica.parcelles_attendues() r order by r.id $$,
  $$ select r::text from replica.parcelle r order by r.id $$, 'the same to the letter');
select ok(exists (select from replica.parcelles_attendues() r where r.id = essai.id('alias')
    and r.polygone_id is null), 'an alias has no survey');
select ok(exists (select from replica.parcelles_attendues() r where r.polygone_id = essai.id('r')),
  'the survey in force');
update producteur.producteur set actif_pendant = '{(,2026-01-01)}' where id = essai.id('Kossi');
select is_empty($$ select from replica.parcelles_attendues() r
    where r.producteur_id = essai.id('Kossi') $$, 'who left has none');

select * from finish();
rollback;

-- Spec: terrain#carte: the extent of the requested plots, and the number of plots in each state,
-- including plots without a survey.
begin;
set local role metier;
select plan(4);
select essai.preparer_operations();

create temp table avant as select parcelle.etendue('{}', essai.t())::jsonb as j;
select is(j -> 'etendue', 'null', 'nothing was surveyed') from avant;
select is(j ->> 'parcelles', j #>> '{etats,sans_releve}', 'and all is counted') from avant;
insert into parcelle.polygone (organisation_id, id, parcelle_id, forme, surface_m2, perimetre_m,
  date_operation) values
  (core.organisation_id(), essai.id('neuf'), essai.id('parcelle Kossi'),
    'SRID=4326;POLYGON((2 6, 2.001 6, 2.001 6.001, 2 6))', 6100, 380, essai.t(-9));
create temp table apres as select parcelle.etendue('{}', essai.t())::jsonb as j;
select is(j -> 'etendue', '{"ouest_microdegres": 2000000, "sud_microdegres": 6000000,
  "est_microdegres": 2001000, "nord_microdegres": 6001000}', 'where it lies') from apres;
select is(jsonb_build_array(p.j -> 'situees', p.j #> '{etats,en_vigueur}',
    (a.j #>> '{etats,sans_releve}')::integer - (p.j #>> '{etats,sans_releve}')::integer),
  '[1, 1, 1]', 'one of them is in force now') from avant a, apres p;

select * from finish();
rollback;

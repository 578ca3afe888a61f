-- Spec: terrain#carte, terrain#releve: a plot's position is that of its survey in force. Reading
-- the plots one by one or all at once returns the same plots, and no others.
begin;
set local role metier;
select plan(8);
select essai.preparer_operations();

create function pg_temp.la(p_ouest integer, p_filtre jsonb default '{}')
returns text language sql as $$
  select string_agg(s.nom, ',' order by s.nom)
  from parcelle.situees(array[p_ouest, 6000000, p_ouest + 1000, 6001000],
    array(select p.id from parcelle.parcelle p), p_filtre, essai.t()) as s
$$;
create function pg_temp.partout(p_ouest integer, p_filtre jsonb default '{}')
returns text language sql as $$
  select string_agg(p.nom, ',' order by p.nom)
  from parcelle.toutes(p_filtre, essai.t()) as t join parcelle.parcelle p on p.id = t.parcelle_id
  where t.ouest between p_ouest and p_ouest + 1000
$$;
insert into parcelle.polygone (organisation_id, id, parcelle_id, forme, surface_m2, perimetre_m,
  date_operation) values
  (core.organisation_id(), essai.id('vieux'), essai.id('parcelle Kossi'),
    'SRID=4326;POLYGON((2 6, 2.001 6, 2.001 6.001, 2 6))', 6100, 380, essai.t(-9)),
  (core.organisation_id(), essai.id('neuf'), essai.id('parcelle Kossi'),
    'SRID=4326;POLYGON((3 6, 3.001 6, 3.001 6.001, 3 6))', 6100, 380, essai.t(-1));
select is(pg_temp.la(3000000), 'Parcelle Kossi', 'where it was surveyed last');
select is(pg_temp.la(2000000), null, 'not where it was before');
select is(pg_temp.partout(3000000), 'Parcelle Kossi', 'all at once');
select is(pg_temp.partout(2000000), null, 'and not where it was before');
create temp table demande (filtre jsonb, attendu text);
insert into demande values
  ('{"recherche": "KOSSI", "etat": "en_vigueur", "categorie": "bio"}', 'Parcelle Kossi'),
  ('{"recherche": "x"}', null), ('{"etat": "bloquee"}', null),
  ('{"categorie": "conversion"}', null),
  (jsonb_build_object('producteur_id', essai.id('?')), null),
  (jsonb_build_object('groupement_id', essai.id('?')), null);
select results_eq('select pg_temp.la(3000000, d.filtre) from demande d',
  'select d.attendu from demande d', 'as it is asked for');
select results_eq('select pg_temp.partout(3000000, d.filtre) from demande d',
  'select d.attendu from demande d', 'of all of them too');
select essai.entrer('AUTRE');
select is(pg_temp.la(3000000), null, 'nor in another organization');
select is(pg_temp.partout(3000000), null, 'among all of its plots');

select * from finish();
rollback;

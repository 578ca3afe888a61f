-- Spec: terrain#carte, terrain#releve: a plot stands where its survey in force lies; one by one and
-- all at once say the same, and nobody else's stands there.
begin;
set local role metier;
select plan(8);
select essai.preparer_operations();

create function pg_temp.la(p_ouest integer, p_filtre jsonb default '{}', p_autres integer default 0)
returns text language sql as $$
  select string_agg(s.nom, ',' order by s.nom)
  from parcelle.situees(array[p_ouest, 6000000, p_ouest + 1000, 6001000],
    array(select p.id from parcelle.parcelle p)
      || array(select gen_random_uuid() from generate_series(1, p_autres)), p_filtre, essai.t()) as s
$$;
insert into parcelle.polygone (organisation_id, id, parcelle_id, forme, surface_m2, perimetre_m,
  date_operation) values
  (core.organisation_id(), essai.id('vieux'), essai.id('parcelle Kossi'),
    'SRID=4326;POLYGON((2 6, 2.001 6, 2.001 6.001, 2 6))', 6100, 380, essai.t(-9)),
  (core.organisation_id(), essai.id('neuf'), essai.id('parcelle Kossi'),
    'SRID=4326;POLYGON((3 6, 3.001 6, 3.001 6.001, 3 6))', 6100, 380, essai.t(-1));
select is(pg_temp.la(3000000), 'Parcelle Kossi', 'where it was surveyed last');
select is(pg_temp.la(2000000), null, 'not where it was before');
select is(pg_temp.la(3000000, '{}', 2000), 'Parcelle Kossi', 'all at once');
select is(pg_temp.la(2000000, '{}', 2000), null, 'and not where it was before');
select is(pg_temp.la(3000000, '{"recherche": "KOSSI", "etat": "en_vigueur", "categorie": "bio"}'),
  'Parcelle Kossi', 'as it is asked for');
select is(coalesce(pg_temp.la(3000000, '{"recherche": "x"}'),
    pg_temp.la(3000000, '{"etat": "bloquee"}'), pg_temp.la(3000000, '{"categorie": "conversion"}')),
  null, 'and not otherwise');
select is(pg_temp.la(3000000, jsonb_build_object('producteur_id', essai.id('?'))), null,
  'nor of another holder');
select essai.entrer('AUTRE');
select is(pg_temp.la(3000000), null, 'nor in another organization');

select * from finish();
rollback;

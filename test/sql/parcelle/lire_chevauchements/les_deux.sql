-- Spec: terrain#chevauchement, terrain#carte: the page of a plot shows the neighbours with shared
-- land, its shape, and the control about it, from either side.
begin;
set local role metier;
select plan(7);
select essai.preparer_operations();

select from essai.faire('parcelle.enregistrer', 'a',
  jsonb_build_object('releve', essai.releve('a', essai.rectangle(2.1, 6.4))));
select from essai.faire('parcelle.enregistrer', 'b',
  jsonb_build_object('releve', essai.releve('b', essai.rectangle(2.1005, 6.4))),
  essai.capture(essai.t(0, '07:30')));
create function pg_temp.vu(p_nom text) returns jsonb language sql as $$
  select parcelle.lire_chevauchements(essai.id(p_nom), essai.t(1))::jsonb -> 'chevauchements'
$$;
select is(jsonb_array_length(pg_temp.vu('a')), 1, 'one pair');
select is(pg_temp.vu('a') #>> '{0,autre,id}', essai.id('b')::text, 'with the other');
select is(pg_temp.vu('b') #>> '{0,autre,id}', essai.id('a')::text, 'and the other with it');
select is(public.st_extent(public.st_geomfromgeojson(pg_temp.vu('a') #>> '{0,geojson}'))::text,
  'BOX(2.1005 6.4,2.101 6.401)', 'the land in common');
select is(pg_temp.vu('a') #>> '{0,controle_id}', (
  select k.id::text from controle.controle k where k.motif = 'chevauchement_parcelle'),
  'that a control is about');
select essai.lever(k.id) from controle.controle k where k.motif = 'chevauchement_parcelle';
select is(pg_temp.vu('b') #> '{0,controle_id}', 'null', 'which somebody decided');
select throws_ok($$select parcelle.lire_chevauchements(essai.id('?'), essai.t())$$,
  'TR404', 'parcelle_inconnue', 'a plot that nobody knows');

select * from finish();
rollback;

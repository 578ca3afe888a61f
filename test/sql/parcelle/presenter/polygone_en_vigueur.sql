-- Spec: terrain#geojson: a plot shows the survey in force, not an invalid shape.
begin;
set local role metier;
select plan(3);
select essai.preparer_operations();

create function pg_temp.polygone() returns jsonb language sql as $$
  select parcelle.presenter(p, essai.t())::jsonb -> 'polygone' from parcelle.parcelle p
  where p.id = essai.id('parcelle Kossi')
$$;

select is(pg_temp.polygone(), 'null', 'none before the first survey');
select essai.faire('parcelle.relever', 'bon', '{}', essai.capture(essai.t(0, '06:00')));
select is(pg_temp.polygone() ->> 'id', essai.id('polygone bon')::text, 'the first one');
select essai.faire('parcelle.relever', 'mauvais',
  jsonb_build_object('releve',
    essai.releve('mauvais', '{"type": "Polygon", "coordinates": [[[2, 6]]]}', 1)),
  essai.capture(essai.t(0, '06:30')));
select is(pg_temp.polygone() ->> 'id', essai.id('polygone bon')::text,
  'still that one after a later survey that is no shape');

select * from finish();
rollback;

-- Spec: terrain#chevauchement: a neighbour's replaced survey no longer overlaps anything.
begin;
set local role metier;
select plan(5);
select essai.preparer_operations();

create function pg_temp.relever(p_nom text, p_parcelle text, p_lon numeric, p_heure text)
returns boolean language sql as $$
  select essai.lever(k.id) from controle.controle k where k.motif = 'chevauchement_parcelle';
  select essai.faire('parcelle.relever', p_nom,
    jsonb_build_object('parcelle_id', essai.id(p_parcelle),
    'releve', essai.releve(p_nom, essai.rectangle(p_lon, 6.4))),
  essai.capture(essai.t(0, p_heure))) -> 'motifs' ? 'chevauchement_parcelle'
$$;
select essai.faire('parcelle.enregistrer', 'base',
  jsonb_build_object('releve', essai.releve('base', essai.rectangle(12.1, 6.4))),
  essai.capture(essai.t(0, '05:00')));

select is(pg_temp.relever('ici', 'parcelle Kossi', 12.1, '05:10'), true,
  'the only survey of the neighbour');
select pg_temp.relever('déplacée', 'base', 12.2, '05:30');
select is(pg_temp.relever('encore ici', 'parcelle Kossi', 12.1, '05:40'), false,
  'surveyed elsewhere since: no overlap');
select is(pg_temp.relever('là-bas', 'parcelle Kossi', 12.2, '05:50'), true,
  'where it is now: overlap');
select pg_temp.relever('en retard', 'base', 12.3, '05:20');
select is(pg_temp.relever('retard', 'parcelle Kossi', 12.3, '05:55'), false,
  'a survey that arrives late and is older is not in force');
select essai.faire('parcelle.relever', 'ouvert',
  jsonb_build_object('parcelle_id', essai.id('base'), 'releve',
    essai.releve('ouvert', '{"type": "Polygon", "coordinates": [[[12.2, 6]]]}', 1)));
select is(pg_temp.relever('toujours là', 'parcelle Kossi', 12.2, '06:30'), true,
  'a later survey that is no shape leaves the one before in force');

select * from finish();
rollback;

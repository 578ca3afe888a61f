-- Spec: lots#requalification: a partial downgrade of a collection lowers the whole lot and the lots
-- made from it, lists the shipments, and no later judgment raises it again.
begin;
set local role metier;
select plan(10);
select essai.preparer_operations();

select from essai.collecter('x', essai.kg(1000005),
  '{"horloge": null, "cree_le_appareil": "2020-01-01T00:00:00Z"}');
select from essai.arriver('a', '[{"collecte": "x", "quantite_g": 1000005, "recu_g": 1000005}]');
select from essai.transformer('{a}', 'fille', 1000);
select from essai.embarquer('a', 'navire', 500);
select is(array[essai.etat('a'), essai.etat('fille')], '{AB AB,AB AB}', 'organic');
select is(essai.lever('rsci ESSAI', 'x', 'capacite_depassee', 'declassement', '{"quantite_g": 4}'),
  '409 capacite_insuffisante', 'refused');
select is(essai.etat('a'), 'AB AB', 'it changes nothing');
select is(essai.lever('rsci ESSAI', 'x', 'capacite_depassee', 'declassement', '{"quantite_g": 5}'),
  'leve', 'five grams leave the organic referential');
select is(array[essai.etat('a'), essai.etat('fille')], '{AB C1,AB C1}',
  'so do the lot and what was made of it');
select is((select string_agg(e.etat_code, ',') from collecte.etats_courants(essai.id('x')) as e),
  'AB', 'the rest of the collection keeps its state');
select is((select jsonb_array_length(r.lots) from reception.redressement r), 2,
  'both are kept as changed');
select is((select r.expeditions from reception.redressement r),
  jsonb_build_array(jsonb_build_object('expedition_id', essai.id('navire'), 'quantite_g', 500)),
  'with what had shipped');
select is(essai.lever('rsci ESSAI', 'x', 'horloge_invraisemblable', 'ecart_motive',
    jsonb_build_object('date_operation', essai.t(0, '05:00'))), 'leve',
  'judged again');
select is(essai.etat('a'), 'AB C1', 'it stays fallen');

select * from finish();
rollback;

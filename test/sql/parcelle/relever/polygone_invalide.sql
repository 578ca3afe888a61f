-- Spec: types-de-commandes#parcelle-relever: `parcelle.relever`: possible motif
-- `polygone_invalide`; the survey is stored, the one before stays in force.
begin;
set local role metier;
select plan(4);
select essai.preparer_operations();

select essai.mesurer_kossi();
select is(essai.motifs(essai.faire('parcelle.relever', 'mauvais', jsonb_build_object('releve',
  essai.releve('mauvais',
    '{"type": "Polygon", "coordinates": [[[2,6],[2.001,6.001],[2.001,6],[2,6.001],[2,6]]]}', 1)))),
  'polygone_invalide', 'a ring that crosses itself');
select is((select k #>> '{0,entite_id}' from essai.constats('mauvais') as k),
  essai.id('parcelle Kossi')::text, 'the control is about the plot');
select is((select count(*) from parcelle.polygone g
    where g.parcelle_id = essai.id('parcelle Kossi')), 2::bigint, 'it is stored');
select is((select v.id from parcelle.polygone_en_vigueur v), essai.id('polygone Kossi'),
  'the one before stays in force');

select * from finish();
rollback;

-- Spec: terrain#parcelles: a plot shows its holders, surveys, states and open controls, with its
-- current polygon version.
begin;
set local role metier;
select plan(6);
select essai.preparer_operations();
select essai.mesurer_kossi();
select essai.producteur('Afi');
select essai.transferer('Kossi', 'Afi', essai.t(-2));
select essai.faire('parcelle.relever', 'x', jsonb_build_object('releve',
  essai.releve('x',
    '{"type": "Polygon", "coordinates": [[[2,6],[2.001,6.001],[2.001,6],[2,6.001],[2,6]]]}', 1)));
create temp view detail as select parcelle.detailler(essai.id('parcelle Kossi'), essai.t())::jsonb
  as d;

select is((select d -> 'transferts' from detail),
  jsonb_build_array(jsonb_build_object('ancien_id', essai.id('Kossi'), 'producteur_id',
      essai.id('Afi'),
  'le', '2026-05-30T08:00:00Z', 'raison', 'vu', 'auteur_id', essai.id('rsci ESSAI'),
  'enregistre_le', '2026-06-01T08:00:00Z')), 'the transfers');
select is((select jsonb_path_query_array(d, '$.releves[*].en_vigueur') from detail),
  '[false, true]', 'the surveys, the invalid one never in force');
select is((select d #>> '{statuts,0,etat_code}' from detail), 'AB', 'the states');
select is((select jsonb_path_query_array(d, '$.controles[*].motif') from detail),
  '["polygone_invalide"]', 'the open controls');
select throws_ok($$ select parcelle.detailler(essai.id('?'), essai.t()) $$, 'TR404',
  'parcelle_inconnue', 'an unknown plot');
select is((select d ->> 'producteur_id' from detail), essai.id('Afi')::text, 'today''s producer');

select * from finish();
rollback;

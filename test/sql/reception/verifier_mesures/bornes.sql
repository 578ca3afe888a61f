-- Spec: packs-et-campagnes#attributs: a measurement is one of the product's, within the limits of
-- its pack.
begin;
set local role metier;
select plan(13);
select essai.preparer_receptions();

select essai.attributs('ANANAS',
  '[{"code": "calibre", "schema": {"type": "integer", "minimum": 1, "maximum": 99}},
    {"code": "couleur", "schema": {"type": "string"}},
    {"code": "variete", "schema": {"enum": ["kent", "keitt"]}},
  {"code": "poids", "schema": {"type": "integer"}}]');
create function pg_temp.mesurer(p_mesures jsonb) returns text language sql as $$
  select essai.recevoir('x', '{c1}', jsonb_build_object('mesures', p_mesures, 'brouillon', true))
$$;
select is(pg_temp.mesurer('{"calibre": 1, "humidite_cp": 10000, "impuretes_cp": 0}'), 'brouillon',
  'within');
select is(pg_temp.mesurer('{"calibre": 99}'), 'brouillon', 'the largest');
select is(pg_temp.mesurer('{"calibre": 0}'), '400 parametre_invalide', 'too small');
select is(pg_temp.mesurer('{"calibre": 100}'), '400 parametre_invalide', 'too large');
select is(pg_temp.mesurer('{"humidite_cp": 10001}'), '400 parametre_invalide',
  'more than all of it');
select is(pg_temp.mesurer('{"poids": -5}'), 'brouillon', 'without bounds');
select is(pg_temp.mesurer('{"couleur": 1}'), '400 mesure_inconnue', 'a colour is not measured');
select is(pg_temp.mesurer('{"variete": "kent"}'), 'brouillon', 'one of the words');
select is(pg_temp.mesurer('{"variete": "amelie"}'), '400 parametre_invalide', 'another word');
select is(pg_temp.mesurer('{"variete": 1}'), '400 parametre_invalide', 'no word');
select is(pg_temp.mesurer('{"calibre": "12"}'), '400 parametre_invalide', 'a word for a number');
select is(pg_temp.mesurer('{"humidite_cp": "sec"}'), '400 parametre_invalide',
  'what thresholds read is a number');
select is(pg_temp.mesurer('{"sucre": 1}'), '400 mesure_inconnue', 'not one of the product''s');

select * from finish();
rollback;

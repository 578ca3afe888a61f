-- Spec: reglages#cles: PUT /v1/reglages/{cle}: each key takes its type inside its bounds; null
-- returns to the default.
begin;
set local role metier;
select plan(24);
select essai.preparer();

create function pg_temp.accepte(p_cle text, p_valeur text) returns boolean language sql as $$
  select reglage.accepte(reglage.declaration(p_cle), p_valeur::jsonb)
$$;
select is(pg_temp.accepte(c.cle, c.valeur), c.accepte, c.cle || ' ' || c.valeur) from (values
  ('sync.jeton_min', '1', true), ('sync.jeton_min', '60', true), ('sync.jeton_min', '0', false),
  ('sync.jeton_min', '61', false),
  ('sync.jeton_min', '1.5', false), ('sync.jeton_min', '"5"', false),
  ('sync.jeton_min', 'true', false), ('sync.jeton_min', '[5]', false),
  ('sync.jeton_min', '{}', false), ('sync.jeton_min', '99999999999999999999', false),
  ('sync.jeton_min', 'null', true),
  ('vente.certificat_mode', '"signal"', true), ('vente.certificat_mode', '"bloquer"', true),
  ('vente.certificat_mode', '"exiger_note"', false),
  ('vente.certificat_mode', '1', false),
  ('reception.seuils.ANANAS', '{"humidite_max_cp": 1200}', true),
  ('reception.seuils.ANANAS', '{"humidite_max_cp": 0, "impuretes_max_cp": 10000}', true),
  ('reception.seuils.ANANAS', '{"humidite_max_cp": 10001}', false),
  ('reception.seuils.ANANAS', '{"humidite_max_cp": "1"}', false),
  ('reception.seuils.ANANAS', '{"humidite_max_cp": 1.5}', false),
  ('reception.seuils.ANANAS', '{"brix": 1}', false),
  ('reception.seuils.ANANAS', '{}', false), ('reception.seuils.ANANAS', '5', false),
  ('reception.seuils.ANANAS', 'null', true)
) as c (cle, valeur, accepte);

select * from finish();
rollback;

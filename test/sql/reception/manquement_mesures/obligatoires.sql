-- Spec: packs-et-campagnes#attributs: a reception without a mandatory attribute of its product is
-- not validated.
begin;
set local role metier;
select plan(7);
select essai.preparer_receptions();

create function pg_temp.manque(p_obligatoire boolean, p_mesures jsonb) returns text
language sql as $$
  select essai.attributs('ANANAS', jsonb_build_array(jsonb_build_object(
    'code', 'brix_dixiemes', 'obligatoire', p_obligatoire,
    'schema', '{"type": "integer", "minimum": 0, "maximum": 300}'::jsonb)));
  update reception.reception r set mesures = p_mesures where r.id = (essai.recue('r')).id;
  select m.effet || ' ' || (m.details ->> 'mesures')
  from reception.manquement_mesures(essai.recue('r')) as m
$$;
create function pg_temp.nomme(p_mesures jsonb) returns text language sql as $$
  select essai.attributs('ANANAS', '[{"code": "variete", "obligatoire": true,
    "schema": {"enum": ["kent", "keitt"]}}]');
  update reception.reception r set mesures = p_mesures where r.id = (essai.recue('r')).id;
  select m.effet || ' ' || (m.details ->> 'mesures')
  from reception.manquement_mesures(essai.recue('r')) as m
$$;
select essai.recevoir('r', '{c1}', '{"net_g": 1}');
savepoint avant;
select is(pg_temp.manque(true, '{}'), 'refus ["brix_dixiemes"]', 'mandatory and not measured');
rollback to avant;
select is(pg_temp.manque(true, '{"brix_dixiemes": 140}'), null, 'mandatory and measured');
rollback to avant;
select is(pg_temp.manque(false, '{}'), null, 'not mandatory');

rollback to avant;
savepoint mots;
select is(pg_temp.nomme('{}'), 'refus ["variete"]', 'a word that is mandatory and not said');
rollback to mots;
select is(pg_temp.nomme('{"variete": "kent"}'), null, 'said');

rollback to avant;
select from essai.traiter_reception('r', 'valider');
select is(essai.traiter_reception('r', 'devalider', 'x'), 'en_attente', 'validated once');
select is(pg_temp.nomme('{}'), null, 'a word is not asked any more');

select * from finish();
rollback;

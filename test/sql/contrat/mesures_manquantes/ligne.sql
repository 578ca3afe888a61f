-- Spec: contrats-et-devises#mesures: the missing measurements of a line's formula are listed.
begin;
set local role metier;
select plan(5);
create function pg_temp.manquantes(p_mesures jsonb, p_formule jsonb default essai.formule())
returns text[] language sql as $$
  select contrat.mesures_manquantes(jsonb_populate_record(null::contrat.ligne,
      jsonb_build_object('formule', p_formule)), p_mesures)
$$;
select is(pg_temp.manquantes('{}'), '{brix_dixiemes,humidite_cp}', 'all');
select is(pg_temp.manquantes('{"humidite_cp": 1, "autre": 2}'), '{brix_dixiemes}',
  'but what is given');
select is(pg_temp.manquantes('{"humidite_cp": "1", "brix_dixiemes": null}'),
  '{brix_dixiemes,humidite_cp}', 'a text or a null is no measurement');
select is(pg_temp.manquantes('{"humidite_cp": 0, "brix_dixiemes": 0}'), '{}', 'zero is one');
select is(pg_temp.manquantes('{}', null), '{}', 'one price needs none');

select * from finish();
rollback;

-- Spec: eudr#completude: every point holds for a complete content, and each fault fails its point
-- alone, with the goods or plots that it is about.
begin;
set local role metier;
select plan(17);

create function pg_temp.contenu(p_chemin text[] default '{x}', p_valeur jsonb default '1')
returns jsonb language sql as $$
  select jsonb_set('{"pays": "BJ", "amont": [], "sans_parcelle": [], "total_g": 5,
    "marchandises": [{"produit_id": "a1", "matiere": "cafe", "nom_scientifique": null,
      "quantite_g": 5}],
    "parcelles": [{"parcelle_id": "b1", "surface_m2": 39999, "collecte_du": "2026-05-01",
      "collecte_au": "2026-05-02", "geometrie": {"type": "Point", "coordinates": [2, 6]},
      "evaluation": {"resultat": "sans_deforestation"}}]}', p_chemin, p_valeur)
$$;
create function pg_temp.manque(p_contenu jsonb) returns text language sql as $$
  select string_agg(concat_ws(' ', p ->> 'code', p ->> 'nombre', p ->> 'ids'), ', ' order by n)
  from jsonb_array_elements(eudr.juger(p_contenu)) with ordinality as t (p, n)
  where p -> 'satisfait' = 'false'
$$;
select is(pg_temp.manque(pg_temp.contenu()), null, 'complete');
select is(jsonb_array_length(eudr.juger(pg_temp.contenu())),
  (select count(*)::integer from eudr.point), 'every point is told, in words');
select is(pg_temp.manque(pg_temp.contenu('{marchandises,0,quantite_g}', '0')), 'marchandises 1 []',
  'no mass');
select is(pg_temp.manque(pg_temp.contenu('{marchandises,0,matiere}', 'null')),
  'code_nc 1 ["a1"]', 'no code of Annex I');
select is(pg_temp.manque(pg_temp.contenu('{marchandises,0,matiere}', '"bois"')),
  'nom_scientifique 1 ["a1"]', 'wood without a scientific name');
select is(pg_temp.manque(pg_temp.contenu('{pays}', 'null')), 'pays 1 []', 'no country');
select is(pg_temp.manque(pg_temp.contenu('{sans_parcelle}', '[{"genre": "inconnu"}]')),
  'origine 1 []', 'a part without a plot');
select is(pg_temp.manque(pg_temp.contenu('{parcelles}', '[]')), 'origine 1 []', 'no plot');
select is(pg_temp.manque(pg_temp.contenu('{parcelles}', '[]')
  || '{"amont": [{"identifiant_declaration": "X"}]}'), null, 'an upstream reference covers it');
select is(pg_temp.manque(pg_temp.contenu('{parcelles,0,geometrie}', 'null')),
  'geometrie 1 ["b1"]', 'no position');
select is(pg_temp.manque(pg_temp.contenu('{parcelles,0,surface_m2}', '40000')),
  'polygone 1 ["b1"]', 'a point for 4 ha');
select is(pg_temp.manque(pg_temp.contenu('{parcelles,0,collecte_du}', 'null')),
  'dates 1 ["b1"]', 'no dates of production');
select is(pg_temp.manque(pg_temp.contenu('{parcelles,0,evaluation}', 'null')),
  'coupure 1 ["b1"]', 'no assessment');
select is(pg_temp.manque(pg_temp.contenu('{parcelles,0,evaluation,resultat}', '"a_verifier"')),
  'coupure 1 ["b1"]', 'one that says nothing yet');
select is(array[eudr.applicable_le('grande', pg_temp.contenu()),
    eudr.applicable_le('micro', pg_temp.contenu()),
    eudr.applicable_le('micro', pg_temp.contenu('{marchandises,0,matiere}', '"bois"'))],
  '{2026-12-30,2027-06-30,2026-12-30}', 'the day of application by size, timber excepted');
select is(eudr.applicable_le('grande', pg_temp.contenu('{marchandises,0,code_nc}', '"21011100"')),
  '2027-12-30', 'soluble coffee, which Annex I takes in later');
select is(eudr.applicable_le('grande', pg_temp.contenu('{marchandises,0,matiere}', 'null')), null,
  'none for goods outside of Annex I');

select * from finish();
rollback;

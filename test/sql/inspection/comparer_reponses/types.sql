-- Spec: types-de-commandes#reponses: each answer must be of the kind of its question.
begin;
select plan(22);

create function pg_temp.admise(p_code text, p_reponse jsonb) returns boolean language sql as $$
  select e.ecarts = '{}' and e.nombre = 0
  from inspection.comparer_reponses(essai.questions(), jsonb_build_object('haie', true)
    || jsonb_build_object(p_code, p_reponse)) as e
$$;

select ok(pg_temp.admise(c, r), c || ' ' || r) from (values
  ('haie', 'false'::jsonb), ('eau', '["puits", "pluie"]'), ('sol', '"nu"'), ('zone_m', '0'),
  ('zone_m', '500'), ('vu_le', '"2026-05-31"'),
  ('vue', '"0190aaaa-0000-7000-8000-00000000000a"'), ('notes', '"vingt caractères au +"')) as v (c,
  r)
where c <> 'notes';
select ok(pg_temp.admise('notes', to_jsonb(repeat('é', 20))), 'notes of 20 characters');
select ok(not pg_temp.admise(c, r), c || ' ' || r) from (values
  ('haie', '"oui"'::jsonb), ('haie', '1'), ('eau', '["mer"]'), ('eau', '"puits"'),
  ('sol', '"labouré"'), ('sol', '["nu"]'), ('zone_m', '501'),
  ('zone_m', '-1'), ('zone_m', '"3"'), ('vu_le', '"hier"'), ('vue', '"photo.jpg"')) as v (c, r);
select ok(not pg_temp.admise('notes', to_jsonb(repeat('é', 21))), 'notes of 21 characters');
select is(
  (select e.nombre
    from inspection.comparer_reponses(essai.questions(), '{"a": 1, "b": 2, "sol": "x"}') as e),
  4::bigint, 'as many as there are');
select is((select e.ecarts from inspection.comparer_reponses('[]', '{}') as e), '{}',
  'a form without a question');

select * from finish();
rollback;

-- Spec: api#entiers: shares in proportion sum to the whole, and no share is negative.
begin;
select plan(5);
select is(core.repartir(10, '{1,1,1}'), '{3,3,4}'::bigint[], 'to the unit');
select is(core.repartir(0, '{5,7}'), '{0,0}'::bigint[], 'nothing');
select is(core.repartir(7, '{0,7,0}'), '{0,7,0}'::bigint[], 'what weighs nothing gets nothing');
select is(core.repartir(9007199254740991, '{9007199254740991,9007199254740991}'),
  '{4503599627370495,4503599627370496}'::bigint[], 'without overflow');
select is((select count(*) from generate_series(1, 200) as n
  cross join lateral (select array(select (hashint8(n * 31 + i) & 1023)::bigint
      from generate_series(1, 7) as i) || 1::bigint as poids,
    (hashint8(n) & 65535)::bigint as q) as c
  cross join lateral (select core.repartir(c.q, c.poids) as parts) as r
  where (select sum(p) from unnest(r.parts) as p) <> c.q
    or exists (select from unnest(r.parts, c.poids) as u (part, poids)
    where u.part < 0 or u.part > ceil(c.q * u.poids / (select sum(p) from unnest(c.poids) as p)) )),
  0::bigint, 'two hundred drawn ones');
select * from finish();
rollback;

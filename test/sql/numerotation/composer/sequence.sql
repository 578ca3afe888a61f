-- Spec: numerotation#segments: a rank has the number of digits of its segment, from one to fifteen.
begin;
set local role metier;
select plan(3);

create function pg_temp.composer(p_segments jsonb, p_rang bigint default 7,
  p_prefixe text default null, p_nature text default 'MP', p_annee integer default 2026)
returns text language sql as $$
  select numerotation.composer(p_segments, p_annee, 'C26', p_nature, 'ANANAS', p_prefixe, p_rang)
$$;

select is(pg_temp.composer('[{"type": "sequence", "chiffres": 4}]'), '0007',
  'padded to its digits');
select is(pg_temp.composer('[{"type": "sequence", "chiffres": 1}]'), '7', 'one digit');
select is(pg_temp.composer('[{"type": "sequence", "chiffres": 15}]', 999999999999999),
  '999999999999999',
  'fifteen digits');

select * from finish();
rollback;

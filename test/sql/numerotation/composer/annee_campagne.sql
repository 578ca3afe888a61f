-- Spec: numerotation#annee: two digits of the year in which the campaign began.
begin;
set local role metier;
select plan(2);

create function pg_temp.composer(p_segments jsonb, p_rang bigint default 7,
  p_prefixe text default null, p_nature text default 'MP', p_annee integer default 2026)
returns text language sql as $$
  select numerotation.composer(p_segments, p_annee, 'C26', p_nature, 'ANANAS', p_prefixe, p_rang)
$$;

select is(pg_temp.composer('[{"type": "annee_campagne"}]'), '26', 'two digits');
select is(pg_temp.composer('[{"type": "annee_campagne"}]', p_annee => 2105), '05',
  'a leading zero is written');

select * from finish();
rollback;

-- Spec: numerotation#attribution: segment `code_campagne` writes the campaign's code.
begin;
set local role metier;
select plan(1);

create function pg_temp.composer(p_segments jsonb, p_rang bigint default 7,
  p_prefixe text default null, p_nature text default 'MP', p_annee integer default 2026)
returns text language sql as $$
  select numerotation.composer(p_segments, p_annee, 'C26', p_nature, 'ANANAS', p_prefixe, p_rang)
$$;

select is(pg_temp.composer('[{"type": "code_campagne"}]'), 'C26', 'the campaign''s code');

select * from finish();
rollback;

-- Spec: numerotation#attribution: segment `texte` writes the text in its `valeur`.
begin;
set local role metier;
select plan(1);

create function pg_temp.composer(p_segments jsonb, p_rang bigint default 7,
  p_prefixe text default null, p_nature text default 'MP', p_annee integer default 2026)
returns text language sql as $$
  select numerotation.composer(p_segments, p_annee, 'C26', p_nature, 'ANANAS', p_prefixe, p_rang)
$$;

select is(
  pg_temp.composer('[{"type": "texte", "valeur": "N° "}, {"type": "texte", "valeur": "%s"}]'),
  'N° %s',
  'as it stands');

select * from finish();
rollback;

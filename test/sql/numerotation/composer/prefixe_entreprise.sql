-- Spec: numerotation#segments: a number contains the organization's prefix only if the segment
-- requires it.
begin;
set local role metier;
select plan(5);

create function pg_temp.composer(p_segments jsonb, p_rang bigint default 7,
  p_prefixe text default null, p_nature text default 'MP', p_annee integer default 2026)
returns text language sql as $$
  select numerotation.composer(p_segments, p_annee, 'C26', p_nature, 'ANANAS', p_prefixe, p_rang)
$$;

select is(pg_temp.composer('[{"type": "prefixe_entreprise", "actif": false}, {"type": "nature"}]',
    p_prefixe => 'COOP'),
  'MP',
  'inactive: not written');
select is(pg_temp.composer('[{"type": "prefixe_entreprise"}, {"type": "nature"}]',
    p_prefixe => 'COOP'), 'MP',
  'inactive by default');
select is(pg_temp.composer('[{"type": "prefixe_entreprise", "actif": true}, {"type": "nature"}]',
    p_prefixe => 'COOP'),
  'COOPMP',
  'active: written');
select is(pg_temp.composer('[{"type": "prefixe_entreprise", "actif": true}, {"type": "nature"}]'),
  null,
  'active and not set: no number');
select is(pg_temp.composer('[{"type": "prefixe_entreprise", "actif": false}, {"type": "nature"}]'),
  'MP',
  'inactive and not set: written without');

select * from finish();
rollback;

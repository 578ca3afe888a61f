-- Spec: numerotation#attribution: the segments are written in the model's order.
begin;
set local role metier;
select plan(2);

create function pg_temp.composer(p_segments jsonb, p_rang bigint default 7,
  p_prefixe text default null, p_nature text default 'MP', p_annee integer default 2026)
returns text language sql as $$
  select numerotation.composer(p_segments, p_annee, 'C26', p_nature, 'ANANAS', p_prefixe, p_rang)
$$;

select is(
  pg_temp.composer('[{"type": "sequence", "chiffres": 2}, {"type": "texte", "valeur": "/"},
      {"type": "produit"}, {"type": "nature"}, {"type": "annee_campagne"}]'),
  '07/ANANASMP26', 'whatever it is');
select is(pg_temp.composer(null), null, 'no model, no number');

select * from finish();
rollback;

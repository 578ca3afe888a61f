-- Spec: numerotation#attribution: segment `nature` writes one of `MP`, `REC`, `NET`, `PF`.
begin;
set local role metier;
select plan(5);
select essai.preparer();

select is(numerotation.composer('[{"type": "nature"}]', 2026, 'C26', n, 'ANANAS', null, 1), n,
  'nature ' || n) from unnest('{MP,REC,NET,PF}'::text[]) as n;
select throws_ok($$
  insert into numerotation.compteur (organisation_id, campagne_id, nature, produit_id)
  values (core.organisation_id(), essai.id('campagne ESSAI'), 'VTE', essai.produit('ANANAS'))
$$, '23514', null, '"there is no sale nature"');

select * from finish();
rollback;

-- Spec: packs-et-campagnes#activite-du-produit: a collection dated after a product's deactivation
-- is `reference_inactive`, and one dated before is not.
begin;
set local role metier;
select plan(12);
select essai.preparer();

create function pg_temp.activer(p_actif boolean, p_le timestamptz,
  p_id uuid default essai.produit('ANANAS')) returns text language sql as $$
  select essai.essayer(format('select produit.activer(%L, %L, %L, %L)::jsonb ->> %L', p_id, p_actif,
      'vu', p_le, 'actif'))
$$;
select is(pg_temp.activer(true, essai.t()), '409 produit_deja_actif', 'an active one');
select is(pg_temp.activer(false, essai.t(0, '06:30')), 'false', 'is made inactive');
select is(pg_temp.activer(false, essai.t(0, '06:31')), '409 produit_deja_inactif', 'once');
select is(essai.motifs(essai.collecter('avant', '{}', essai.capture(essai.t(0, '06:29')))), null,
  'dated before');
select is(essai.motifs(essai.collecter('apres', '{}', essai.capture(essai.t(0, '06:31')))),
  'reference_inactive', 'dated after');
select is(pg_temp.activer(true, essai.t(0, '07:00')), 'true', 'active again');
select is(essai.motifs(essai.collecter('de nouveau', '{}', essai.capture(essai.t(0, '07:01')))),
  null, 'dated after that');
select ok(essai.collecter('entre', '{}', essai.capture(essai.t(0, '06:59'))) -> 'motifs' ?
  'reference_inactive', 'what lies between stays inactive');
select is(pg_temp.activer(false, essai.t(0, '06:45')), 'false',
  'who waited since before the activation goes on from it');
select is((select upper(p.actif_pendant) from produit.produit p where p.code = 'ANANAS'),
  essai.t(0, '06:30'), 'which then lasted no instant');
select is(pg_temp.activer(true, essai.t(), essai.id('?')), '404 produit_introuvable',
  'nobody''s product');
select is((select array_agg(e.action || ' ' || (e.details ->> 'raison') order by e.id)
    from journal.evenement e where e.entite = 'produit'),
  '{produit.desactiver vu,produit.activer vu,produit.desactiver vu}',
  'the journal keeps the reasons');

select * from finish();
rollback;

-- Spec: collectes#certificat: a group with recorded certificates must have one in force on the day
-- of the weighing.
begin;
set local role metier;
select plan(9);
select essai.preparer();
select module.activer('certification', essai.t(-300));

create function pg_temp.a(p_nom text, p_le timestamptz default essai.t(0, '07:00')) returns text
language sql as $$
  select essai.collecter(p_nom, '{}', essai.capture(p_le));
  select string_agg(concat_ws(' ', k.motif, k.details ->> 'champ', k.details ->> 'numero',
      k.details ->> 'etat'), ', ' order by k.motif)
  from controle.controle k where k.commande_id = essai.id('commande ' || p_nom)
$$;
select essai.certifier('K', '2025-06-01', '2026-05-31');
select is(pg_temp.a('veille', '2026-05-31 22:59:59+00'), null,
  'to the last hour of its last day nothing');
select is(pg_temp.a('expire', '2026-05-31 23:00+00'), 'reference_inactive certificat K expire',
  'expired from then on');
select essai.certifier('neuf', '2026-06-01', '2027-05-31');
select is(pg_temp.a('renouvele'), null, 'the next one is in force');
select essai.suspendre('neuf');
select is(pg_temp.a('suspendu'), 'reference_inactive certificat neuf suspendu', 'suspended');
select is(pg_temp.a('avant', essai.t(-1)), null, 'an older one in force then still covers');
select essai.suspendre('K', 'retire');
select is(pg_temp.a('retire', essai.t(-1)), 'reference_inactive certificat K retire',
  'the current status judges at any date; one to come counts for none');
select essai.suspendre('neuf', 'valide');
select is(pg_temp.a('leve'), null, 'lifted');
select essai.suspendre('neuf', 'retire');
select is(pg_temp.a('fini'), 'reference_inactive certificat neuf retire', 'withdrawn');
select is((select count(*) from collecte.collecte), 8::bigint, 'all are written');

select * from finish();
rollback;

-- Spec: webhooks#livraison: of a subscription eight deliveries are under way at most, one while its
-- address fails, whatever others do.
begin;
set local role metier;
select plan(4);
select essai.preparer();

select from essai.abonner('lente');
select essai.arriver('lot ' || n, 'lot.valide', '08:00') from generate_series(1, 20) as n;
create function pg_temp.nombre(p_le timestamptz) returns integer language sql as $$
  select json_array_length(webhook.prendre(essai.id('ouvrier'), p_le))
$$;
select is(pg_temp.nombre(essai.t(0, '09:00')), 8, 'eight');
select from essai.abonner('vive');
select from essai.arriver('lot 30', 'lot.valide', '08:00');
select is(essai.prendre(essai.t(0, '09:00')), 'vive lot.valide', 'another subscription goes on');
select essai.regler_envois(essai.t(0, '09:00'), null, 'delai_depasse');
select is(pg_temp.nombre(essai.t(0, '09:00') + interval '1 s'), 1,
  'one of what is left, since the address fails');
select is(pg_temp.nombre(essai.t(0, '09:00') + interval '1 s'), 0, 'and no other meanwhile');

select * from finish();
rollback;

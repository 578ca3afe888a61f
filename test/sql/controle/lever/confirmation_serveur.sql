-- Spec: file-de-controle#levee: the service's figures apply, and the waiting payment is released.
begin;
set local role metier;
select plan(3);
select essai.preparer_operations();

select from essai.collecter('x', '{"humidite_cp": 900}');
create function pg_temp.masses() returns text language sql stable as $$
  select format('%s %s %s bloqué %s', c.net_g, c.refaction_g, c.net_marchand_g, e.paiement_bloque)
  from collecte.collecte c join collecte.effet e on e.collecte_id = c.id
$$;
select is(pg_temp.masses(), '100000 1000 99000 bloqué t',
  'the server''s value is kept, the payment blocked');
select is(essai.lever('rsci ESSAI', 'x', 'ecart_calcul', 'confirmation_serveur'), 'leve',
  'it is confirmed');
select is(pg_temp.masses(), '100000 1000 99000 bloqué f', 'it stays, and the payment is free');

select * from finish();
rollback;

-- Spec: receptions#pesee: the due mass is not the lot's mass: it is less the refaction of the
-- campaign's pack.
begin;
set local role metier;
select plan(3);
select essai.preparer_receptions();

select is(essai.recevoir('r', '{c1}', '{"mesures": {"humidite_cp": 1800, "impuretes_cp": 100}}'),
  'en_attente', 'ten points above the franchise');
select results_eq($$ select r.net_g, r.refaction_g, r.net_marchand_g from reception.reception r $$,
  $$ values (100000::bigint, 10000::bigint, 90000::bigint) $$, 'ten percent less to be paid');
select is(essai.statut_du_lot('r'), 'en_attente 100000', 'the lot holds the weighed mass');

select * from finish();
rollback;

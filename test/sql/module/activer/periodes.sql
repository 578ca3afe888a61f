-- Spec: organisations-et-modules#bascule: each active period of a module has its dates, and a
-- module can be activated again.
begin;
set local role metier;
select plan(5);
select essai.preparer();

select module.activer('stock', essai.t(-10));
select is(module.est_actif('stock', essai.t(-10) - interval '1 ms'), false, 'not before');
select is(module.est_actif('stock', essai.t(-10)), true, 'from its activation on');
update module.activation
set actif_pendant = '{}'::tstzmultirange + tstzmultirange(tstzrange(essai.t(-10), essai.t(-5)))
where module = 'stock';
select is(module.est_actif('stock', essai.t(-5)), false, 'no more after its end');
select module.activer('stock', essai.t(-2));
select is(array[module.est_actif('stock', essai.t(-7)), module.est_actif('stock', essai.t(-3)),
    module.est_actif('stock', essai.t())], '{t,f,t}',
  'active, not, and active again');
select is(module.est_actif('ventes', essai.t()), false, 'never activated');

select * from finish();
rollback;

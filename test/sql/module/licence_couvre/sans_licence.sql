-- Spec: organisations-et-modules#licence: Without a licence record everything is covered.
begin;
set local role metier;
select plan(1);
select essai.preparer();

select is((select bool_and(module.licence_couvre(m.code, essai.t(d))) from module.module m,
    unnest('{-10000,0,10000}'::integer[]) as d), true, 'every module, at every date');

select * from finish();
rollback;

-- Spec: service#actes-simultanes: if a place was closed while an act waited for its lock, opening
-- it leaves a trace.
begin;
set local role metier;
select plan(3);
select essai.preparer();

create function pg_temp.ouvrir(p_actif boolean, p_jours integer) returns text language sql as $$
  select emplacement.modifier(essai.place('P'), jsonb_build_object('actif', p_actif),
    essai.id('rsci ESSAI'), essai.t(p_jours)) ->> 'actif'
$$;
select is(pg_temp.ouvrir(false, 2), 'false', 'closed');
select is(pg_temp.ouvrir(true, 1), 'true', 'opened by who waited');
select results_eq($$ select c.champs -> 'actif' ->> 'apres', c.le from emplacement.changement c
    order by c.rang $$, $$ values ('false', essai.t(2)), ('true', essai.t(2)) $$,
  'both are kept, in their order');

select * from finish();
rollback;

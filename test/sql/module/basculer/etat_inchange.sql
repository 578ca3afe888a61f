-- Spec: organisations-et-modules#bascule: a switch to the present state is refused, and nothing is
-- written; the same for an unknown module.
begin;
set local role metier;
select plan(4);
select essai.preparer();

create function pg_temp.basculer(p_module text, p_acte text, p_le timestamptz default essai.t())
returns text language sql as $$
  select essai.issue_de(format('select module.basculer(essai.session(), %L, %L, %L, %L)', p_module,
      p_acte, 'Décision', p_le))
$$;

select is(pg_temp.basculer('noyau', 'activer'), '409 etat_inchange', 'active already');
select is(pg_temp.basculer('stock', 'desactiver'), '409 etat_inchange', 'never active');
select is(pg_temp.basculer('nul', 'activer'), '404 module_inconnu', 'unknown');
select is((select count(*) from module.bascule), 0::bigint, 'nothing is written');

select * from finish();
rollback;

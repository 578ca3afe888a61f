-- Spec: base#rien-d-avale: no `when others` outside `commande.traiter`.
begin;
select plan(1);

select results_eq($$
  select p.oid::regproc::text from pg_proc p join pg_namespace n on n.oid = p.pronamespace
  where n.nspowner = 'proprietaire'::regrole and n.nspname !~ '^graphile_'
    and p.prosrc ~* 'when\s+others'
$$, $$ values ('commande.traiter') $$, 'one function alone catches everything');

select * from finish();
rollback;

-- Spec: base#types-de-commandes: each act of each type is a registered call, and every type except
-- collections has one that rewrites its records.
begin;
set local role metier;
select plan(4);

select is_empty($$ select t.type from commande.type_commande t
    where t.type <> 'collecte.enregistrer' and not t.actes ? 'reecrire' $$,
  'every type is rewritten');
select is_empty($$ select t.type, a from commande.type_commande t
    cross join jsonb_object_keys(t.actes) as a
  where a not in
      ('examiner', 'reecrire', 'dependances', 'reposent', 'annuler', 'reprendre') $$,
  'an act is one of six');
select set_eq($$ select v.aiguillage, v.cle, v.fonction from core.voie v
    where v.aiguillage ~ '^commande\.\w+_type$' $$,
  $$ select 'commande.ecrire_type' as aiguillage, t.type as cle, t.type as fonction
    from commande.type_commande t
     union all select 'commande.' || a.key || '_type', t.type, a.value from commande.type_commande t
       cross join jsonb_each_text(t.actes) as a $$,
  'each is a way of what the machine calls');
select is_empty($$ select p.oid::regprocedure from pg_proc p
    join pg_namespace n on n.oid = p.pronamespace
  where n.nspname = 'commande' and p.prosrc ~ '\mexecute\M' $$,
  'on the path of a command nothing is called by a name that is looked up');

select * from finish();
rollback;

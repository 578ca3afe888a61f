-- docs/decisions/0046: every type but collections, which are judged again by a function of their
-- own, is rewritten by one; each act has its function, of the signature that it is called by.
begin;
set local role metier;
select plan(3);

select is_empty($$ select t.type from commande.type_commande t
    where t.type <> 'collecte.enregistrer'
  and not exists (select from commande.acte_type a where a.type = t.type and a.acte = 'reecrire')
    $$, 'every type is rewritten');
select is_empty($$ select a.type, a.acte from commande.acte_type a
    where to_regprocedure(a.fonction || case a.acte
    when 'reecrire' then '(commande.contexte, commande.contexte, uuid, timestamptz)'
    when 'dependances' then '(commande.contexte)'
      else '(commande.contexte, uuid, timestamptz)' end) is null $$, 'every act has its function');
select is_empty($$ select a.type from commande.acte_type a
    where not exists (select from commande.type_commande t where t.type = a.type) $$,
  'of a known type');

select * from finish();
rollback;

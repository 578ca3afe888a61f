-- Spec: base#propres-mots: no function stores messages of PostgreSQL in a control, an error or the
-- journal, except for violated constraints of a table.
begin;
select plan(1);

select set_eq($$
  select p.oid::regproc::text collate "default" from pg_proc p
  where p.proowner = 'metier'::regrole
    and p.prosrc ~* '(sqlerrm|message_text|pg_exception_context|pg_exception_hint)'
$$, $$ values ('contrat.ecrire'), ('conformite.statuer'), ('fournisseur.creer'),
  ('fiche.actes'), ('importation.ecrire_ligne'),
  ('reception.refus_du_contrat'),
  ('commande.traiter') $$,
  'the generic refusals; a rule''s own code; and the failure of a command, which is logged and '
  'answered as 5xx without it');

select * from finish();
rollback;

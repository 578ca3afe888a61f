-- Spec: commandes#types: every type has a schema for its current version and, if there is one, for
-- the version before.
begin;
set local role metier;
select plan(3);

select results_eq(
  'select t.type, t.courante, t.module, t.reference_provisoire_requise from commande.type_commande '
  't where t.type = $$collecte.enregistrer$$',
  $$ values ('collecte.enregistrer', 2, 'noyau', true) $$,
  'a collection is at version 2, of the core, and makes a field document');
select results_eq(
  'select r.champ, r.entite from commande.reference_type r where r.type = $$collecte.enregistrer$$ '
  'order by 1',
  $$ values ('campagne_id', 'campagne'), ('contrat_id', 'contrat'), ('parcelle_id', 'parcelle'),
    ('producteur_id', 'producteur'), ('produit_id', 'produit') $$,
  'and names five entities');
select is_empty($$ select t.type from commande.type_commande t
    where to_regprocedure(t.type || '(commande.contexte)') is null $$,
  'every type has the function of its name');

select * from finish();
rollback;

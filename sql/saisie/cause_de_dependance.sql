-- Returns the open controls that put what names their record under `dependance_en_controle`. Leaves
-- out controls that only block a capacity, and those that a command opened on a record which it
-- names too, such as a reported error, a change or a survey.
-- Spec: commandes#dependance.
-- Chosen: docs/decisions/0162-dependance-de-la-saisie.md.
-- Why: a view, which is planned with its query: what opens a dependence and what releases it read
--      one rule, without a statement more.
create or replace view saisie.cause_de_dependance with (security_invoker = true) as
  select c.organisation_id, c.id, c.entite, c.entite_id, c.commande_id
  from controle.controle c
    join controle.motif m on m.motif = c.motif
  where c.statut = 'ouvert' and c.entite <> all (m.capacite_seule)
    and not exists (
      select from commande.commande k
        join commande.reference_type t on t.type = k.type
      where k.organisation_id = c.organisation_id and k.id = c.commande_id
        and t.entite = c.entite);
comment on view saisie.cause_de_dependance is
  'The open controls that make what names their record wait.';

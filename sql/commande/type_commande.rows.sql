-- The command types, each with its current schema version (the version before is accepted too),
-- permission, module, payload fields with the ids of new records, payload fields that refer to an
-- entity (`[]` for a list), and functions. `examiner` returns the findings about a command by
-- present knowledge, at its first judgement and at each later one. `reecrire` updates its records
-- to its present payload. `dependances` lists the dependents of its records, and `reposent` the
-- controls of other commands that depend on these records. `annuler` takes the records back.
-- `reprendre` completes an act that a control of another command prevented. A type without these
-- functions writes records without dependents, or records that `commande.annulation` takes back.
-- The SQL function with the type's name applies its rules. Collections are judged again by
-- `collecte.rejuger`.
-- Spec: file-de-controle#correction, file-de-controle#annulation, commandes#types.
-- Chosen: docs/decisions/0046-corrections-et-annulations.md, 0052-etages-et-aiguillages.md.
with souhait (
  type, courante, permission, module, reference_provisoire_requise, ids_propres, refs, actes) as (
  values
    ('producteur.enregistrer', 1, 'producer.register', 'noyau', false,
     '{producteur_id}'::text[],
     '{"groupement_id": "groupement"}'::jsonb,
     '{"reecrire": "producteur.reecrire", "dependances": "producteur.dependances",
       "reposent": "producteur.reposent", "annuler": "producteur.annuler"}'::jsonb),
    ('producteur.modifier', 1, 'producer.update', 'noyau', false,
     '{}',
     '{"producteur_id": "producteur"}',
     '{"reecrire": "producteur.reecrire_modification",
       "dependances": "producteur.dependances_modification",
       "reposent": "producteur.reposent_modification", "reprendre": "producteur.reprendre",
       "annuler": "producteur.annuler_modification"}'),
    ('parcelle.enregistrer', 2, 'plot.register', 'noyau', false,
     '{parcelle_id,releve.polygone_id}',
     '{"producteur_id": "producteur", "cultures[].produit_id": "produit"}',
     '{"examiner": "parcelle.examiner", "reecrire": "parcelle.reecrire",
       "dependances": "parcelle.dependances", "reposent": "parcelle.reposent",
       "annuler": "parcelle.annuler"}'),
    ('parcelle.relever', 2, 'plot.survey', 'noyau', false,
     '{releve.polygone_id}',
     '{"parcelle_id": "parcelle", "cultures[].produit_id": "produit"}',
     '{"examiner": "parcelle.examiner", "reecrire": "parcelle.reecrire_releve",
       "dependances": "parcelle.dependances_releve", "reposent": "parcelle.reposent",
       "annuler": "parcelle.annuler_releve"}'),
    ('collecte.enregistrer', 2, 'collection.record', 'noyau', true,
     '{collecte_id}',
     '{"campagne_id": "campagne", "producteur_id": "producteur", "parcelle_id": "parcelle",
       "produit_id": "produit", "contrat_id": "contrat"}',
     '{"examiner": "collecte.examiner", "dependances": "collecte.dependances",
       "reposent": "collecte.reposent", "annuler": "collecte.annuler"}'),
    ('collecte.signaler_erreur', 1, 'collection.report_error', 'noyau', false,
     '{signalement_id}',
     '{"collecte_id": "collecte"}',
     '{"reecrire": "collecte.reecrire_signalement",
       "dependances": "collecte.dependances_signalement"}'),
    ('recu.reimprimer', 1, 'receipt.reprint', 'noyau', true,
     '{reimpression_id}',
     '{}',
     '{"examiner": "recu.examiner", "reecrire": "recu.reecrire"}'),
    ('livraison.etablir_bon', 1, 'delivery.issue_note', 'livraison', true,
     '{livraison_id}',
     '{"campagne_id": "campagne", "collectes[]": "collecte", "destination_id": "emplacement"}',
     '{"examiner": "livraison.examiner", "reecrire": "livraison.reecrire",
       "dependances": "livraison.dependances", "reposent": "livraison.reposent",
       "reprendre": "livraison.reprendre", "annuler": "livraison.annuler"}'),
    ('intrant.remettre', 1, 'input.issue', 'intrants', true,
     '{remise_id}',
     '{"producteur_id": "producteur", "intrant_id": "intrant"}',
     '{"examiner": "intrant.examiner", "reecrire": "intrant.reecrire",
       "annuler": "intrant.annuler"}'),
    ('inspection.enregistrer', 1, 'inspection.record', 'inspection', false,
     '{inspection_id}',
     '{"producteur_id": "producteur", "parcelle_id": "parcelle"}',
     '{"examiner": "inspection.examiner", "reecrire": "inspection.reecrire",
       "annuler": "inspection.annuler"}'),
    ('recolte.estimer', 1, 'harvest.estimate', 'estimation', false,
     '{estimation_id}',
     '{"parcelle_id": "parcelle", "campagne_id": "campagne", "produit_id": "produit"}',
     '{"examiner": "recolte.examiner", "reecrire": "recolte.reecrire"}'),
    ('non_conformite.constater', 1, 'nonconformity.report', 'inspection', false,
     '{non_conformite_id}',
     '{"producteur_id": "producteur", "parcelle_id": "parcelle"}',
     '{"examiner": "non_conformite.examiner", "reecrire": "non_conformite.reecrire"}')
),
types as (
  insert into commande.type_commande
    (type, courante, permission, module, reference_provisoire_requise, ids_propres, actes)
  select type, courante, permission, module, reference_provisoire_requise, ids_propres, actes
  from souhait
  on conflict (type) do update
    set courante = excluded.courante, permission = excluded.permission, module = excluded.module,
        reference_provisoire_requise = excluded.reference_provisoire_requise,
        ids_propres = excluded.ids_propres, actes = excluded.actes
    where (type_commande.courante, type_commande.permission, type_commande.module,
           type_commande.reference_provisoire_requise, type_commande.ids_propres,
           type_commande.actes)
          is distinct from (excluded.courante, excluded.permission, excluded.module,
                            excluded.reference_provisoire_requise, excluded.ids_propres,
                            excluded.actes)
)
insert into commande.reference_type (type, champ, entite)
select s.type, r.key, r.value
from souhait s cross join jsonb_each_text(s.refs) as r
on conflict (type, champ) do update
  set entite = excluded.entite
  where reference_type.entite is distinct from excluded.entite;

select core.tenir_voies('commande.type_commande', array(
  select ('commande.ecrire_type', null, t.type, t.type)::core.lien from commande.type_commande t
  union all
  select ('commande.' || a.key || '_type', null, t.type, a.value)::core.lien
  from commande.type_commande t cross join jsonb_each_text(t.actes) as a));

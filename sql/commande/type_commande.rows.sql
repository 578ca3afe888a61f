-- The command types: current schema version (the one before it is accepted too), permission,
-- module, the function that says what is wrong with it by what is known (`examen`, asked when it is
-- written and whenever it is judged again), and which payload fields name which entity (`[]` for a
-- list). The rule of a type is the SQL function that bears its name.
-- Spec: commandes#types.
with souhait (type, courante, permission, module, reference_provisoire_requise, examen, refs) as (
  values
    ('producteur.enregistrer', 1, 'producer.register', 'noyau', false, null::text,
     '{"groupement_id": "groupement"}'::jsonb),
    ('producteur.modifier', 1, 'producer.update', 'noyau', false, null,
     '{"producteur_id": "producteur"}'),
    ('parcelle.enregistrer', 2, 'plot.register', 'noyau', false, 'parcelle.examiner',
     '{"producteur_id": "producteur", "cultures[].produit_id": "produit"}'),
    ('parcelle.relever', 2, 'plot.survey', 'noyau', false, 'parcelle.examiner',
     '{"parcelle_id": "parcelle", "cultures[].produit_id": "produit"}'),
    ('collecte.enregistrer', 2, 'collection.record', 'noyau', true, 'collecte.examiner',
     '{"campagne_id": "campagne", "producteur_id": "producteur", "parcelle_id": "parcelle",
       "produit_id": "produit", "contrat_id": "contrat"}'),
    ('collecte.signaler_erreur', 1, 'collection.report_error', 'noyau', false, null,
     '{"collecte_id": "collecte"}'),
    ('recu.reimprimer', 1, 'receipt.reprint', 'noyau', true, 'recu.examiner', '{}'),
    ('livraison.etablir_bon', 1, 'delivery.issue_note', 'livraison', true, 'livraison.examiner',
     '{"campagne_id": "campagne", "collectes[]": "collecte", "destination_id": "emplacement"}'),
    ('intrant.remettre', 1, 'input.issue', 'intrants', true, 'intrant.examiner',
     '{"producteur_id": "producteur", "intrant_id": "intrant"}'),
    ('inspection.enregistrer', 1, 'inspection.record', 'inspection', false, 'inspection.examiner',
     '{"producteur_id": "producteur", "parcelle_id": "parcelle"}'),
    ('recolte.estimer', 1, 'harvest.estimate', 'estimation', false, 'recolte.examiner',
     '{"parcelle_id": "parcelle", "campagne_id": "campagne", "produit_id": "produit"}'),
    ('non_conformite.constater', 1, 'nonconformity.report', 'inspection', false,
     'non_conformite.examiner', '{"producteur_id": "producteur", "parcelle_id": "parcelle"}')
),
types as (
  insert into commande.type_commande
    (type, courante, permission, module, reference_provisoire_requise, examen)
  select type, courante, permission, module, reference_provisoire_requise, examen from souhait
  on conflict (type) do update
    set courante = excluded.courante, permission = excluded.permission, module = excluded.module,
        reference_provisoire_requise = excluded.reference_provisoire_requise,
        examen = excluded.examen
  returning type
)
insert into commande.reference_type (type, champ, entite)
select s.type, r.key, r.value
from types join souhait s using (type) cross join jsonb_each_text(s.refs) as r
on conflict (type, champ) do update set entite = excluded.entite;

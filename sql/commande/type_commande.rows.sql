-- The command types: current schema version (the one before it is accepted too), permission, module, and which
-- payload fields name which entity. The rule of a type is the SQL function that bears its name.
-- Spec: Command envelope, command types; Authentication, «one permission per command type, looked up in a fixed table».
with souhait (type, courante, permission, module, reference_provisoire_requise, refs) as (
  values
    ('collecte.enregistrer', 2, 'collection.record', 'noyau', true,
     '{"campagne_id": "campagne", "producteur_id": "producteur", "parcelle_id": "parcelle",
       "produit_id": "produit", "contrat_id": "contrat"}'::jsonb)
),
types as (
  insert into commande.type_commande (type, courante, permission, module, reference_provisoire_requise)
  select type, courante, permission, module, reference_provisoire_requise from souhait
  on conflict (type) do update
    set courante = excluded.courante, permission = excluded.permission, module = excluded.module,
        reference_provisoire_requise = excluded.reference_provisoire_requise
  returning type
)
insert into commande.reference_type (type, champ, entite)
select s.type, r.key, r.value
from types join souhait s using (type) cross join jsonb_each_text(s.refs) as r
on conflict (type, champ) do update set entite = excluded.entite;

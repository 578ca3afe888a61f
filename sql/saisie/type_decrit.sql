-- Describes a command type for the steps: its schema version, its permission and module, whether it
-- needs a provisional reference, its fields with the ids of new records, and its fields that name
-- entities.
-- Spec: commandes#types.
create or replace view saisie.type_decrit as
  select t.type, jsonb_build_object(
           'courante', t.courante, 'permission', t.permission, 'module', t.module,
           'reference_provisoire_requise', t.reference_provisoire_requise,
           'ids_propres', to_jsonb(t.ids_propres),
           'references', coalesce((
             select jsonb_agg(jsonb_build_object('champ', r.champ, 'entite', r.entite)
                              order by r.champ)
             from commande.reference_type r where r.type = t.type), '[]')) as description
  from commande.type_commande t;
comment on view saisie.type_decrit is
  'What a command type asks for, as one value.';
comment on column saisie.type_decrit.description is
  'Its version, permission, module and references.';

-- Records an input handed to a producer, with its value and whether it is an advance.
-- Spec: `intrant.remettre`, «producer, input, quantity, value, advance».
-- Motifs: intrant_non_autorise.
create or replace function intrant.remettre(p_contexte commande.contexte) returns commande.effet
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_payload jsonb := p_contexte.payload;
  v_id uuid := (v_payload ->> 'remise_id')::uuid;
  v_producteur_id uuid := (p_contexte.refs ->> 'producteur_id')::uuid;
  v_intrant_id uuid := (p_contexte.refs ->> 'intrant_id')::uuid;
  v_referentiels text[] := intrant.referentiels_refusant(
    v_intrant_id, v_producteur_id, p_contexte.date_operation);
begin
  insert into intrant.remise
    (organisation_id, id, commande_id, reference_provisoire, producteur_declare, producteur_id,
     intrant_declare, intrant_id, quantite, unite_code, valeur_montant, valeur_devise, avance,
     auteur_id, date_operation)
  values (p_contexte.organisation_id, v_id, p_contexte.commande_id, p_contexte.reference_provisoire,
          (v_payload ->> 'producteur_id')::uuid, v_producteur_id,
          (v_payload ->> 'intrant_id')::uuid, v_intrant_id,
          (v_payload ->> 'quantite')::bigint, v_payload ->> 'unite_code',
          (v_payload #>> '{valeur,montant}')::bigint, v_payload #>> '{valeur,devise}',
          (v_payload ->> 'avance')::boolean, p_contexte.utilisateur_id, p_contexte.date_operation);
  return (case when v_referentiels <> '{}' then array[('intrant_non_autorise', null, null,
            jsonb_build_object('intrant_id', v_intrant_id, 'producteur_id', v_producteur_id,
                               'referentiels', v_referentiels))::commande.constat]
          else '{}' end, '{}', null, 'remise', jsonb_build_object('remise', v_id))::commande.effet;
end
$$;

-- Records an input handed to a producer, with its value and whether it is an advance, which is
-- deducted from the amounts due.
-- Spec: types-de-commandes#intrant-remettre, paiements#retenue.
-- Motifs: intrant_non_autorise, reference_inconnue, ecart_calcul.
-- Locks: the producer, as the record's own key does: a merge or an exit is waited for.
create or replace function intrant.remettre(p_contexte commande.contexte) returns commande.effet
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_payload jsonb := p_contexte.payload;
  v_id uuid := (v_payload ->> 'remise_id')::uuid;
begin
  insert into intrant.remise
    (organisation_id, id, commande_id, reference_provisoire, producteur_declare, producteur_id,
     intrant_declare, intrant_id, quantite, unite_code, valeur_montant, valeur_devise, avance,
     auteur_id, date_operation)
  values (p_contexte.organisation_id, v_id, p_contexte.commande_id, p_contexte.reference_provisoire,
          (v_payload ->> 'producteur_id')::uuid,
          producteur.exiger_lu(
            (select p from producteur.producteur p
             where p.id = (p_contexte.refs ->> 'producteur_id')::uuid for key share),
            p_contexte.refs, p_contexte.date_operation),
          (v_payload ->> 'intrant_id')::uuid, (p_contexte.refs ->> 'intrant_id')::uuid,
          (v_payload ->> 'quantite')::bigint, v_payload ->> 'unite_code',
          (v_payload #>> '{valeur,montant}')::bigint, v_payload #>> '{valeur,devise}',
          (v_payload ->> 'avance')::boolean, p_contexte.utilisateur_id, p_contexte.date_operation);
  if (v_payload ->> 'avance')::boolean then
    perform intrant.suivre(v_id, p_contexte.utilisateur_id, p_contexte.recue_le);
  end if;
  return (intrant.examiner(p_contexte), '{}', null, 'remise',
          jsonb_build_object('remise', v_id))::commande.effet;
end
$$;

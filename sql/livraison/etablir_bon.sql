-- Establishes a delivery note: collections grouped for a vehicle and a destination. Stores its
-- printed contents, since its collections may be corrected later.
-- Spec: types-de-commandes#livraison-etablir-bon, documents#terrain.
-- Motifs: reference_inactive.
-- Locks: the documents of the note, which no other session knows yet; what `livraison.inscrire`
--        locks.
create or replace function livraison.etablir_bon(
  p_contexte commande.contexte) returns commande.effet
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_payload jsonb := p_contexte.payload;
  v_id uuid := (v_payload ->> 'livraison_id')::uuid;
begin
  insert into livraison.bon
    (organisation_id, id, commande_id, reference_provisoire, campagne_declaree, campagne_id,
     destination_declaree, destination_id, immatriculation, chauffeur, auteur_id, date_operation)
  values (p_contexte.organisation_id, v_id, p_contexte.commande_id, p_contexte.reference_provisoire,
          (v_payload ->> 'campagne_id')::uuid, (p_contexte.refs ->> 'campagne_id')::uuid,
          (v_payload ->> 'destination_id')::uuid, (p_contexte.refs ->> 'destination_id')::uuid,
          v_payload #>> '{vehicule,immatriculation}', v_payload #>> '{vehicule,chauffeur}',
          p_contexte.utilisateur_id, p_contexte.date_operation);

  perform livraison.inscrire(
    v_id, coalesce(p_contexte.refs -> 'collectes[]', '{}'), p_contexte.recue_le);
  perform document.imprimer(
    'bon_livraison', v_id, livraison.contenu_imprime(v_id, document.langue()));
  return (livraison.examiner(p_contexte), '{}', null, 'livraison',
          jsonb_build_object('livraison', v_id))::commande.effet;
end
$$;

-- Establishes a delivery note: collections grouped for a vehicle and a destination. A collection
-- travels on one note; one that is on another already stays there, and the new note says so.
-- Spec: `livraison.etablir_bon`, «grouped collections, vehicle, destination».
-- Motifs: reference_inactive.
create or replace function livraison.etablir_bon(
  p_contexte commande.contexte) returns commande.effet
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_payload jsonb := p_contexte.payload;
  v_id uuid := (v_payload ->> 'livraison_id')::uuid;
  v_collectes jsonb := coalesce(p_contexte.refs -> 'collectes[]', '{}');
begin
  insert into livraison.bon
    (organisation_id, id, commande_id, reference_provisoire, campagne_declaree, campagne_id,
     destination_declaree, destination_id, immatriculation, chauffeur, auteur_id, date_operation)
  values (p_contexte.organisation_id, v_id, p_contexte.commande_id, p_contexte.reference_provisoire,
          (v_payload ->> 'campagne_id')::uuid, (p_contexte.refs ->> 'campagne_id')::uuid,
          (v_payload ->> 'destination_id')::uuid, (p_contexte.refs ->> 'destination_id')::uuid,
          v_payload #>> '{vehicule,immatriculation}', v_payload #>> '{vehicule,chauffeur}',
          p_contexte.utilisateur_id, p_contexte.date_operation);

  insert into livraison.bon_collecte (organisation_id, bon_id, collecte_declaree, collecte_id)
  select p_contexte.organisation_id, v_id, c.key::uuid, c.value::uuid
  from jsonb_each_text(v_collectes) as c
  on conflict (organisation_id, collecte_id) do nothing;

  insert into livraison.bon_collecte (organisation_id, bon_id, collecte_declaree)
  select p_contexte.organisation_id, v_id, c.key::uuid from jsonb_each_text(v_collectes) as c
  on conflict (organisation_id, bon_id, collecte_declaree) do nothing;
  return (livraison.examiner(p_contexte), '{}', null, 'livraison',
          jsonb_build_object('livraison', v_id))::commande.effet;
end
$$;

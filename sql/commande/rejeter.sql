-- Rejects a command for security: writes the envelope to the rejection record, and an alert to the
-- journal, and nothing else. The device that step 2 locked keeps its new sequence.
-- Spec: commandes#rejets.
-- Chosen: docs/decisions/0007-synchronisation.md (a rejection neither blocks a device nor lets
--         another account advance it).
create or replace function commande.rejeter(
  p_liasse commande.liasse, p_entete jsonb, p_enveloppe text, p_motif text) returns jsonb
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_id uuid := (p_entete ->> 'id')::uuid;
  v_appareil_id uuid := (p_entete ->> 'appareil_id')::uuid;
begin
  insert into commande.rejet
    (organisation_id, motif, commande_id, appareil_id, utilisateur_id, sequence,
     enveloppe, recue_le)
  values (p_liasse.organisation_id, p_motif, v_id, v_appareil_id, p_liasse.utilisateur_id,
          (p_entete ->> 'sequence')::bigint, p_enveloppe::json, p_liasse.recue_le);
  perform journal.consigner(p_liasse.recue_le, 'alerte_securite.' || p_motif, 'commande', v_id,
                            null, v_appareil_id, v_id);
  return jsonb_build_object('resultat', json_build_object(
    'commande_id', v_id, 'issue', 'rejetee', 'motifs', json_build_array(p_motif),
    'alertes', '[]'::json, 'numero_officiel', null, 'entites', '{}'::json,
    'date_operation', null)::text);
end
$$;

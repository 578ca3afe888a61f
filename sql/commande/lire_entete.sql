-- Returns the command to be judged, from the fields of its envelope; later steps add the operation
-- date and the payload. The device has the values that it had when it was locked.
-- Spec: commandes#enveloppe.
create or replace function commande.lire_entete(
  p_liasse commande.liasse, p_entete jsonb, p_version_pack text, p_appareil appareil.appareil)
returns commande.contexte
language plpgsql immutable
as $$
begin
  return (p_liasse.organisation_id, p_liasse.utilisateur_id, p_liasse.appareil_id,
          (p_entete ->> 'id')::uuid, p_entete ->> 'type', (p_entete ->> 'version_schema')::bigint,
          (p_entete ->> 'sequence')::bigint, p_entete ->> 'reference_provisoire',
          p_entete ->> 'empreinte', p_version_pack, null, null, p_liasse.synchro_precedente,
          p_liasse.recue_le, null, null, p_liasse.regles,
          p_liasse.figees, p_appareil, p_liasse.comptes)::commande.contexte;
end
$$;

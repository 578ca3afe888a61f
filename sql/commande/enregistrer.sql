-- Step 13: stores the raw command as received. A provisional reference that another command holds
-- stays with the other command. A command without a date keeps the latest complete synchronization,
-- by which it may be dated later. Returns the id of the stored command.
-- Spec: commandes#ecriture, commandes#date-sans-horloge.
-- Chosen: docs/performance.md#path.
-- Why: a dated command passed step 7, which sets a command with another command's reference aside,
--      and its device is locked, so no other command took the reference since. Only a command that
--      is set aside needs the check here.
create or replace function commande.enregistrer(
  p_contexte commande.contexte, p_enveloppe text, p_synchro_entiere timestamptz default null)
returns uuid
language plpgsql
as $$
begin
  insert into commande.commande
    (organisation_id, id, appareil_id, utilisateur_id, type, version_schema, sequence,
     reference_provisoire, empreinte, enveloppe, cree_le_appareil, date_operation,
     synchro_precedente, synchro_entiere, recue_le)
  select p_contexte.organisation_id, p_contexte.commande_id, p_contexte.appareil_id,
         p_contexte.utilisateur_id, p_contexte.type, p_contexte.version_schema, p_contexte.sequence,
         case when p_contexte.date_operation is not null
                or not exists (select from commande.commande c
                               where c.reference_provisoire = p_contexte.reference_provisoire)
              then p_contexte.reference_provisoire end,
         p_contexte.empreinte, p_enveloppe::json, p_contexte.cree_le_appareil,
         p_contexte.date_operation, p_contexte.synchro_precedente, p_synchro_entiere,
         p_contexte.recue_le;
  return p_contexte.commande_id;
end
$$;

-- Judges the records of a command again with a corrected payload: of the control's own command, or
-- of the command that wrote the record of the control. The type and the ids of the records do not
-- change; cancelled records can not be corrected.
-- Spec: file-de-controle#correction.
-- Chosen: docs/decisions/0046-corrections-et-annulations.md.
-- Refuses: correction_impossible (another type or id, a cancelled command), and what
--          `controle.corriger_ecrit` refuses.
create or replace function controle.corriger_payload(
  p_controle controle.controle, p_requete jsonb, p_decideur_id uuid, p_le timestamptz) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_payload jsonb := p_requete -> 'payload';
  v_cle text := concat_ws(' ', p_controle.entite, p_requete ->> 'type');
  v_commande_id uuid := coalesce(controle.commande_corrigee(v_cle, p_controle),
                                 p_controle.commande_id);
  v_avant commande.contexte;
  v_ids text[];
begin
  v_avant := saisie.relire(v_commande_id);
  v_ids := saisie.ids_changes(v_avant.type, v_avant.payload, v_payload);
  if p_requete ->> 'type' is distinct from v_avant.type or v_ids <> '{}'
    or exists (select from commande.annulation a where a.commande_id = v_commande_id)
  then
    raise sqlstate 'TR409' using message = 'correction_impossible', detail = jsonb_build_object(
      'entite', p_controle.entite, 'entite_id', p_controle.entite_id, 'type', v_avant.type,
      'champs', v_ids, 'annulee_le', (
        select core.horodatage(a.le) from commande.annulation a
        where a.commande_id = v_commande_id))::text;
  end if;
  perform controle.corriger_ecrit(v_cle, p_controle, p_requete, p_decideur_id, p_le);
end
$$;

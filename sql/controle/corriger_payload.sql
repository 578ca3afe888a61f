-- Judges what a command wrote again with a corrected payload: its own, or that of the collection
-- that its control is about. The type and the ids of the records stay what they were; what was
-- cancelled is not corrected.
-- Spec: file-de-controle#correction.
-- Chosen: docs/decisions/0046-corrections-et-annulations.md.
-- Refuses: correction_impossible (another type or id, a cancelled command), and what the rewriting
--          of the type refuses.
create or replace function controle.corriger_payload(
  p_controle controle.controle, p_requete jsonb, p_decideur_id uuid, p_le timestamptz) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_payload jsonb := p_requete -> 'payload';
  v_est_collecte boolean := p_controle.entite is not distinct from 'collecte'
    and p_requete ->> 'type' = 'collecte.enregistrer';
  v_commande_id uuid := p_controle.commande_id;
  v_avant commande.contexte;
  v_ids text[];
begin
  if v_est_collecte then
    select c.commande_id into v_commande_id
    from collecte.collecte c where c.id = p_controle.entite_id;
  end if;
  v_avant := commande.relire(v_commande_id);
  v_ids := commande.ids_changes(v_avant.type, v_avant.payload, v_payload);
  if p_requete ->> 'type' is distinct from v_avant.type or v_ids <> '{}'
    or exists (select from commande.annulation a where a.commande_id = v_commande_id)
  then
    raise sqlstate 'TR409' using message = 'correction_impossible', detail = jsonb_build_object(
      'entite', p_controle.entite, 'entite_id', p_controle.entite_id, 'type', v_avant.type,
      'champs', v_ids, 'annulee_le', (
        select core.horodatage(a.le) from commande.annulation a
        where a.commande_id = v_commande_id))::text;
  end if;
  if not v_est_collecte then
    perform commande.corriger(p_controle, (p_requete ->> 'version_schema')::integer, v_payload,
                              p_requete ->> 'empreinte', null, p_decideur_id, p_le);
    return;
  end if;
  insert into collecte.correction
    (organisation_id, collecte_id, version, payload, empreinte, controle_id, auteur_id, le)
  select p_controle.organisation_id, p_controle.entite_id, coalesce(max(k.version), 0) + 1,
         v_payload, p_requete ->> 'empreinte', p_controle.id, p_decideur_id, p_le
  from collecte.correction k where k.collecte_id = p_controle.entite_id;
  perform collecte.rejuger(p_controle.entite_id, p_le, p_valider => true);
end
$$;

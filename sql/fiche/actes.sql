-- Returns the acts of persons on a record, sorted. Says of each act whether the caller may do it
-- now and, if not, the code and the details with which its route refuses.
-- Spec: service#actes.
-- Chosen: docs/decisions/0111-actes-expliques.md.
-- Refuses: droit_manquant (who does not read such records), lot_inconnu, reception_inconnue,
--          etape_inconnue, vente_inconnue, expedition_inconnue, paiement_inconnu.
create or replace function fiche.actes(
  p_entite text, p_id uuid, p_session utilisateur.session, p_le timestamptz) returns json
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_module text := case p_entite when 'vente' then 'ventes' when 'expedition' then 'ventes'
                                 when 'paiement' then 'contrats' else 'stock' end;
  v_statut text;
  v_acte acte.acte;
  v_code text;
  v_details text;
  v_actes jsonb := '[]';
begin
  perform utilisateur.exiger_lisible(p_session, p_le, v_module);
  v_statut := case p_entite
    when 'lot' then (lot.exiger(p_id)).statut
    when 'reception' then (reception.exiger(p_id)).statut
    when 'etape' then (etape.exiger(p_id)).statut
    when 'vente' then (vente.exiger(p_id)).statut
    when 'expedition' then (expedition.exiger(p_id)).statut
    when 'paiement' then (paiement.exiger(p_id)).statut end;
  for v_acte in
    select a.* from acte.acte a
    where a.entite = p_entite and a.permission is not null and a.porte is not null
    order by a.acte
  loop
    v_code := null;
    v_details := null;
    begin
      perform fiche.exiger_faisable(v_acte, p_id, p_session, p_le);
    exception when sqlstate 'TR403' or sqlstate 'TR404' or sqlstate 'TR409' then
      get stacked diagnostics v_code = message_text, v_details = pg_exception_detail;
    end;
    v_actes := v_actes || jsonb_build_object(
      'acte', v_acte.acte, 'operation', v_acte.porte, 'vers', v_acte.vers,
      'possible', v_code is null, 'raison', v_code,
      'details', nullif(v_details, '')::jsonb);
  end loop;
  return json_build_object(
    'entite', p_entite, 'id', p_id, 'statut', v_statut, 'actes', v_actes);
end
$$;

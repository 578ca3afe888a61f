-- Returns the acts of persons on a record, sorted. Says of each act whether the caller may do it
-- now and, if not, the code and the details with which its route refuses.
-- Spec: service#actes.
-- Chosen: docs/decisions/0111-actes-expliques.md, 0187-actes-de-toute-fiche.md,
--         0201-actes-du-dehors.md.
-- Refuses: droit_manquant (a caller who may not read such records), what `fiche.statut_de` and
--          `importation.exiger` refuse.
create or replace function fiche.actes(
  p_entite text, p_id uuid, p_session utilisateur.session, p_le timestamptz) returns json
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_permission text := case p_entite when 'utilisateur' then 'users.manage'
                                     when 'appareil' then 'devices.manage'
                                     when 'webhook' then 'webhooks.manage'
                                     when 'controle' then 'review.resolve' end;
  -- The acts of statements stand under the name of their domain.
  v_domaine text := case p_entite when 'declaration_eudr' then 'eudr' else p_entite end;
  v_statut text;
  v_acte acte.acte;
  v_code text;
  v_details text;
  v_actes jsonb := '[]';
begin
  if p_entite = 'importation' then
    perform importation.exiger(p_id, p_session, p_le);
  elsif v_permission is null then
    perform utilisateur.exiger_lisible(p_session, p_le, case
      when p_entite in ('vente', 'expedition', 'declaration_eudr') then 'ventes'
      when p_entite in ('paiement', 'contrat', 'complement') then 'contrats'
      when p_entite = 'capacite' then 'noyau' when p_entite = 'certificat' then 'certification'
      when p_entite = 'non_conformite' then 'inspection' when p_entite = 'rappel' then 'rappel'
      else 'stock' end);
  elsif not utilisateur.detient(p_session, p_le, array[v_permission]) then
    raise sqlstate 'TR403' using message = 'droit_manquant',
      detail = jsonb_build_object('permissions', array[v_permission])::text;
  end if;
  v_statut := fiche.statut_de(p_entite, p_id);
  for v_acte in
    select a.* from acte.acte a
    where a.entite = v_domaine and a.porte is not null
      and (a.permission is not null or a.entite = 'importation')
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

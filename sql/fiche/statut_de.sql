-- Returns the state of a record of a kind that has acts; the record must exist.
-- Spec: service#actes.
-- Chosen: docs/decisions/0187-actes-de-toute-fiche.md, 0201-actes-du-dehors.md.
-- Refuses: lot_inconnu, reception_inconnue, etape_inconnue, vente_inconnue, expedition_inconnue,
--          paiement_inconnu, contrat_inconnu, complement_inconnu, inventaire_inconnu,
--          capacite_inconnue, certificat_inconnu, non_conformite_inconnue, rappel_inconnu,
--          appareil_inconnu, utilisateur_inconnu, declaration_eudr_inconnue, webhook_inconnu,
--          controle_inconnu, importation_inconnue.
create or replace function fiche.statut_de(p_entite text, p_id uuid) returns text
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_statut text;
begin
  v_statut := case p_entite
    when 'lot' then (lot.exiger(p_id)).statut
    when 'reception' then (reception.exiger(p_id)).statut
    when 'etape' then (etape.exiger(p_id)).statut
    when 'vente' then (vente.exiger(p_id)).statut
    when 'expedition' then (expedition.exiger(p_id)).statut
    when 'paiement' then (paiement.exiger(p_id)).statut
    when 'inventaire' then (inventaire.exiger(p_id)).statut
    when 'certificat' then (certificat.exiger(p_id)).statut
    when 'contrat' then (select c.statut from contrat.contrat c where c.id = p_id)
    when 'complement' then (select k.statut from complement.complement k where k.id = p_id)
    when 'capacite' then (select c.statut from capacite.capacite c where c.id = p_id)
    when 'non_conformite' then (
      select n.statut from non_conformite.non_conformite n where n.id = p_id)
    when 'rappel' then (select r.statut from rappel.rappel r where r.id = p_id)
    when 'appareil' then (select a.statut from appareil.appareil a where a.id = p_id)
    when 'utilisateur' then (select u.statut from utilisateur.utilisateur u where u.id = p_id)
    when 'declaration_eudr' then (eudr.exiger(p_id)).statut
    when 'webhook' then (webhook.exiger(p_id)).statut
    when 'controle' then (select c.statut from controle.controle c where c.id = p_id)
    when 'importation' then (select i.statut from importation.importation i where i.id = p_id)
    end;
  if v_statut is null and p_entite = 'contrat' then
    raise sqlstate 'TR404' using message = 'contrat_inconnu';
  elsif v_statut is null and p_entite = 'complement' then
    raise sqlstate 'TR404' using message = 'complement_inconnu';
  elsif v_statut is null and p_entite = 'capacite' then
    raise sqlstate 'TR404' using message = 'capacite_inconnue';
  elsif v_statut is null and p_entite = 'non_conformite' then
    raise sqlstate 'TR404' using message = 'non_conformite_inconnue';
  elsif v_statut is null and p_entite = 'rappel' then
    raise sqlstate 'TR404' using message = 'rappel_inconnu';
  elsif v_statut is null and p_entite = 'appareil' then
    raise sqlstate 'TR404' using message = 'appareil_inconnu';
  elsif v_statut is null and p_entite = 'utilisateur' then
    raise sqlstate 'TR404' using message = 'utilisateur_inconnu';
  elsif v_statut is null and p_entite = 'controle' then
    raise sqlstate 'TR404' using message = 'controle_inconnu';
  elsif v_statut is null and p_entite = 'importation' then
    raise sqlstate 'TR404' using message = 'importation_inconnue';
  end if;
  return v_statut;
end
$$;

-- Requires that a session may do an act on a record now, in the order of its route's checks: the
-- permission, the module, then the record, by the same function as the act. The contents of the
-- request are not judged.
-- Spec: service#actes, identites-et-droits#permission, organisations-et-modules#etat-du-module.
-- Chosen: docs/decisions/0111-actes-expliques.md, 0187-actes-de-toute-fiche.md,
--         0201-actes-du-dehors.md. The permission to import is that of the kind of the import.
-- Refuses: droit_manquant, module_inactif, rappel_non_planifie, rappel_clos,
--          declaration_eudr_inconnue, webhook_inconnu, what
--          `lot.exiger_faisable`, `reception.exiger_faisable`, `etape.exiger_faisable`,
--          `vente.exiger_faisable`, `expedition.exiger_faisable`, `paiement.exiger_faisable`,
--          `contrat.exiger_faisable`, `complement.exiger_faisable`, `inventaire.exiger_faisable`,
--          `capacite.exiger_faisable`, `non_conformite.exiger_faisable`,
--          `certificat.exiger_faisable`, `appareil.exiger_faisable`,
--          `utilisateur.exiger_faisable`, `eudr.exiger_faisable`, `webhook.exiger_faisable`,
--          `controle.exiger_faisable` and `importation.exiger_faisable` refuse.
create or replace function fiche.exiger_faisable(
  p_acte acte.acte, p_id uuid, p_session utilisateur.session, p_le timestamptz) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
  if p_acte.permission is not null then
    if not utilisateur.detient(p_session, p_le, array[p_acte.permission]) then
      raise sqlstate 'TR403' using message = 'droit_manquant',
        detail = jsonb_build_object('permissions', array[p_acte.permission])::text;
    end if;
    perform utilisateur.exiger_module(array[p_acte.permission], p_le);
  end if;
  case p_acte.entite
    when 'lot' then
      perform lot.exiger_faisable(p_id, p_acte.acte, p_session.utilisateur_id, p_le);
    when 'reception' then
      perform reception.exiger_faisable(p_id, p_acte.acte, p_session.utilisateur_id, p_le);
    when 'etape' then
      perform module.exiger('procedes', p_le);
      perform etape.exiger_faisable(p_id, p_acte.acte, p_le);
    when 'vente' then
      perform vente.exiger_faisable(p_id, p_acte.acte, p_le);
    when 'expedition' then
      perform expedition.exiger_faisable(p_id, p_acte.acte, p_le);
    when 'paiement' then
      perform paiement.exiger_faisable(p_id, p_acte.acte, p_session.utilisateur_id, p_le);
    when 'contrat' then
      perform contrat.exiger_faisable(p_id, p_acte.acte, p_le);
    when 'complement' then
      perform complement.exiger_faisable(p_id, p_acte.acte, p_session.utilisateur_id, p_le);
    when 'inventaire' then
      perform inventaire.exiger_faisable(p_id, p_acte.acte, p_session.utilisateur_id, p_le);
    when 'capacite' then
      perform capacite.exiger_faisable(p_id, p_acte.acte, p_session.utilisateur_id, p_le);
    when 'non_conformite' then
      perform module.exiger('inspection', p_le);
      perform non_conformite.exiger_faisable(
        p_id, p_acte.acte, p_session.utilisateur_id, p_le);
    when 'certificat' then
      perform certificat.exiger_faisable(certificat.exiger(p_id), p_acte.acte);
    when 'rappel' then
      perform acte.exiger('rappel', p_id, r.statut, p_acte.acte)
      from rappel.rappel r where r.id = p_id;
    when 'appareil' then
      perform appareil.exiger_faisable(a, p_acte.acte) from appareil.appareil a where a.id = p_id;
    when 'utilisateur' then
      perform utilisateur.exiger_faisable(u, p_acte.acte, p_session.utilisateur_id)
      from utilisateur.utilisateur u where u.id = p_id;
    when 'eudr' then
      perform eudr.exiger_faisable(eudr.exiger(p_id), p_acte.acte, p_le);
    when 'webhook' then
      perform webhook.exiger_faisable(webhook.exiger(p_id), p_acte.acte);
    when 'controle' then
      perform controle.exiger_faisable(c, p_acte.acte, p_session.utilisateur_id)
      from controle.controle c where c.id = p_id;
    when 'importation' then
      perform importation.exiger_faisable(p_id, p_acte.acte, p_session, p_le);
  end case;
end
$$;

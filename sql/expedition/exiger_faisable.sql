-- Requires what an act needs of an expedition before anything is asked of the request: its state,
-- that of its sale, its client, its lots and certificates where it is validated; that nothing came
-- back where it is devalidated, and that something may where goods are returned.
-- Spec: service#actes, ventes-et-expeditions#validation, ventes-et-expeditions#solde,
--       ventes-et-expeditions#retours.
-- Chosen: docs/decisions/0111-actes-expliques.md.
-- Refuses: transition_refusee (it, its sale, or a lot that was archived since), vente_inconnue,
--          client_inconnu, client_inactif, what `expedition.verifier_lots` refuses,
--          certificat_non_valide, what `matiere.exiger_renversable` refuses, retour_vide.
create or replace function expedition.exiger_faisable(
  p_expedition expedition.expedition, p_acte text, p_le timestamptz) returns void
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_date timestamptz := coalesce(p_expedition.date_operation, p_le);
  v_vente vente.vente := vente.exiger(p_expedition.vente_id);
  v_archive uuid;
begin
  perform acte.exiger('expedition', p_expedition.id, p_expedition.statut, p_acte);
  if p_acte = 'valider' then
    perform acte.exiger('vente', v_vente.id, v_vente.statut, 'expedier');
    perform vente.exiger_client(p_expedition.client_id, v_date);
    perform expedition.verifier_lots(p_expedition.id);
    perform vente.certifier(v_vente.id, array(
      select l.vente_ligne from expedition.ligne l where l.expedition_id = p_expedition.id),
      v_date);
  elsif p_acte = 'devalider' then
    select o.id into v_archive
    from expedition.ligne l join lot.lot o on o.id = l.lot_id
    where l.expedition_id = p_expedition.id and o.statut = 'archivé' order by o.id limit 1;
    if v_archive is not null then
      perform acte.refuser('lot', v_archive, 'archivé', 'devalider');
    end if;
    perform matiere.exiger_renversable(p_expedition.mouvement_id);
  elsif p_acte = 'retourner' then
    perform from expedition.lignes_retournees(p_expedition.id, '{}');
  end if;
end
$$;

-- Takes the validation of an expedition back, with a reason: its movements are reversed, its lots
-- leave `consommé` or `archivé`, it is a draft again, and a settled sale is open again.
-- Spec: ventes-et-expeditions#solde.
-- Refuses: expedition_inconnue, transition_refusee, what `expedition.exiger_devalidable` refuses.
-- Locks: the sale, the expedition, the lots by id, their balances.
create or replace function expedition.devalider(
  p_id uuid, p_raison text, p_auteur_id uuid, p_le timestamptz) returns json
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_expedition expedition.expedition := expedition.verrouiller(p_id, 'devalider');
begin
  perform expedition.verrouiller_lots(p_id);
  perform expedition.exiger_devalidable(v_expedition);
  perform matiere.contrepasser(m.id, p_auteur_id, p_le)
  from unnest(expedition.mouvements(p_id)) as m (id);
  perform lot.rouvrir(l.lot_id, p_raison, p_auteur_id, p_le)
  from (select distinct e.lot_id from expedition.ligne e where e.expedition_id = p_id
        order by e.lot_id) as l;
  perform expedition.changer_statut(
    p_id, 'devalider', null, p_raison, p_auteur_id, p_le);
  update expedition.expedition x
  set certificats = null, montant_organisation = null, devise_organisation = null
  where x.id = p_id;
  perform vente.changer_statut(v.id, 'rouvrir', p_raison, p_auteur_id, p_le)
  from vente.vente v where v.id = v_expedition.vente_id and v.statut = 'soldée';
  return expedition.presenter(p_id);
end
$$;

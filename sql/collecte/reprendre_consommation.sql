-- Updates the consumption of a capacity by a collection to the pack of its campaign, in the quality
-- state of the written consumption, by additional entries. Masses, number and matter do not change.
-- If the new consumption exceeds a ceiling, a control opens.
-- Spec: service#application, packs-et-campagnes#pack-fige.
-- Chosen: docs/decisions/0050-rejuger.md.
-- Motifs: capacite_depassee.
-- Locks: the collection, its plot, the producer's balances.
create or replace function collecte.reprendre_consommation(p_id uuid, p_le timestamptz)
returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_collecte collecte.collecte;
  v_contexte commande.contexte;
  v_etat_code text;
  v_imputable_g bigint := 0;
begin
  select c.* into v_collecte from collecte.collecte c where c.id = p_id for no key update;
  v_contexte := collecte.relire(p_id);
  v_contexte.refs := jsonb_build_object(
    'campagne_id', v_collecte.campagne_id, 'producteur_id', v_collecte.producteur_id,
    'parcelle_id', v_collecte.parcelle_id, 'produit_id', v_collecte.produit_id);
  v_contexte.date_operation := v_collecte.date_operation;
  select k.etat_code into v_etat_code
  from capacite.toute_consommation k where k.collecte_id = p_id
  group by k.etat_code order by sum(k.quantite_g) desc, k.etat_code limit 1;
  v_etat_code := coalesce(v_etat_code, (collecte.qualifier(
    (collecte.figee(v_contexte)).referentiel_capacite, v_collecte.parcelle_id,
    v_collecte.date_operation, v_collecte.qualite_declaree, null)).etat_capacite);
  if v_collecte.statut <> 'devalidee' then
    v_imputable_g := (collecte.appliquer_declassements(
      p_id, '{}', v_collecte.net_g)).imputable_g;
  end if;
  perform constat.ouvrir(
    v_collecte.commande_id, 'collecte', p_id,
    collecte.reimputer(v_contexte, p_id, v_etat_code, v_imputable_g, p_le), p_le);
end
$$;

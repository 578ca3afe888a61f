-- Judges collections and hand-outs again after the quality states of their plot changed for some
-- time, as if they had arrived after the revision, and lifts controls that it makes moot. What
-- changes of a reception tells the reason of the revision.
-- Spec: conformite-et-certificats#effets, commandes#ordre-d-arrivee.
-- Chosen: docs/decisions/0175-une-revision-est-suivie.md.
-- Locks: what `collecte.rejuger` and `reception.reprendre_differees` lock;
--        `adhesion.verrouiller_etats` locked collections and controls before the plot.
create or replace function adhesion.suivre_etats(
  p_parcelle_id uuid, p_pendant tstzmultirange, p_le timestamptz) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_a_revoir uuid[];
  v_collectes uuid[];
  v_remises uuid[];
  v_remise intrant.remise;
  v_contexte commande.contexte;
  v_differe boolean;
  v_raison text := current_setting('sillon.raison_des_reprises', true);
begin
  v_collectes := array(
    select c.id from collecte.collecte c
    where c.parcelle_id = p_parcelle_id and p_pendant @> c.date_operation);
  v_remises := array(
    select r.id
    from unnest(parcelle.detenteurs(p_parcelle_id)) as d (id)
      join intrant.remise r on r.producteur_id = d.id
    where p_pendant @> r.date_operation);
  if v_collectes = '{}' and v_remises = '{}' then
    return;
  end if;
  v_a_revoir := adhesion.a_revoir_etats(p_parcelle_id, p_pendant);
  v_differe := reception.differer();
  perform set_config('sillon.raison_des_reprises', (
    select 'Révision du statut de la parcelle : ' || r.raison from conformite.revision r
    where r.parcelle_id = p_parcelle_id order by r.rang desc limit 1), true);
  perform adhesion.rejuger_collectes(v_collectes, p_le);
  perform set_config('sillon.raison_des_reprises', coalesce(v_raison, ''), true);
  for v_remise in
    select r.* from intrant.remise r where r.id = any (v_remises) order by r.date_operation, r.id
  loop
    v_contexte := saisie.relire(v_remise.commande_id);
    v_contexte.refs := jsonb_build_object(
      'producteur_id', v_remise.producteur_id, 'intrant_id', v_remise.intrant_id);
    perform constat.ouvrir(v_remise.commande_id, 'remise', v_remise.id, array(
      select k from unnest(intrant.examiner(v_contexte)) as k
      where k.motif = 'intrant_non_autorise'), p_le);
  end loop;
  if v_differe then
    perform reception.reprendre_differees(p_le);
  end if;
  perform constat.revoir(v_a_revoir, null, 'un état de la parcelle révisé depuis', p_le);
end
$$;

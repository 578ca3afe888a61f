-- Undoes a mistaken merge of a producer into another. The moved records go back, records of both
-- are judged again with the producer that they declared, the capacities of both producers return to
-- validation, and the control that the merge lifted opens again. Plots that were transferred since
-- stay with their new holders; a transfer to the kept producer just before says whose they were.
-- Spec: file-de-controle#defusion.
-- Chosen: docs/decisions/0127-corriger-au-bureau.md, 0167-fusion-puis-transfert.md.
-- Refuses: producteur_inconnu, producteur_non_fusionne, defusion_impossible.
-- Locks: what `adhesion.tenir` locks of the kept producer, the lost one's balances, both producers.
create or replace function adhesion.defusionner(
  p_id uuid, p_requete jsonb, p_auteur_id uuid, p_le timestamptz) returns json
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_fusion producteur.fusion := adhesion.exiger_defusionnable(p_id);
  v_differe boolean := reception.differer('Fusion défaite');
  v_perdus uuid[] := array[p_id] || array(
    select a.id::uuid from jsonb_array_elements_text(v_fusion.deplace -> 'alias') as a (id));
  v_transferees parcelle.transfert[] := array(
    select t from adhesion.transferees_depuis(v_fusion) as t);
  v_a_revoir uuid[] := adhesion.a_revoir_fusion(array[v_fusion.garde_id]);
  v_deplace jsonb;
begin
  update producteur.producteur set fusionne_dans = null where id = p_id;
  v_deplace := adhesion.ranger(v_fusion.garde_id, p_id, v_fusion.deplace || jsonb_build_object(
    'parcelle', (v_fusion.deplace -> 'parcelle')
      - array(select t.parcelle_id::text from unnest(v_transferees) as t)));
  update parcelle.parcelle p set actif_pendant = a.value::tstzmultirange
  from jsonb_each_text(v_fusion.deplace -> 'actives') as a
  where p.id = a.key::uuid and p.producteur_id = p_id;
  insert into parcelle.transfert
    (organisation_id, parcelle_id, ancien_id, producteur_id, le, raison, auteur_id, enregistre_le)
  select t.organisation_id, t.parcelle_id, p_id, t.ancien_id, t.le - interval '1 microsecond',
         p_requete ->> 'raison', p_auteur_id, p_le
  from unnest(v_transferees) as t;
  insert into producteur.fusion
    (organisation_id, nature, perdu_id, garde_id, deplace, raison, auteur_id, le)
  values (core.organisation_id(), 'defusion', p_id, v_fusion.garde_id, v_deplace,
          p_requete ->> 'raison', p_auteur_id, p_le);
  perform intrant.suivre(c.remise_id, p_auteur_id, p_le)
  from (select distinct k.remise_id from paiement.creance k
        where k.producteur_id = v_fusion.garde_id
          and v_deplace -> 'remise' ? k.remise_id::text) as c;
  perform capacite.defusionner(v_perdus, v_fusion.garde_id, p_auteur_id, p_le);
  perform adhesion.rejuger_collectes(array(
    select c.id from collecte.collecte c
    where c.producteur_id = v_fusion.garde_id and c.producteur_declare = any (v_perdus)
    union
    select a.id from adhesion.collectes(v_perdus) as a (id)), p_le);
  perform commande.reexaminer(r.id, '-infinity', p_le)
  from unnest(array[v_fusion.garde_id, p_id]) as r (id);
  if v_differe then
    perform reception.reprendre_differees(p_le);
  end if;
  perform constat.ouvrir(k.commande_id, 'producteur', p_id, array[
    ('doublon_identite', 'producteur', p_id, k.details)::commande.constat], p_le)
  from controle.controle k where k.id = (v_fusion.deplace ->> 'doublon')::uuid;
  perform constat.revoir(v_a_revoir, null, 'la fusion défaite depuis', p_le);
  perform journal.consigner(p_le, 'producteur.defusionner', 'producteur', p_id,
    jsonb_build_object('garde', v_fusion.garde_id, 'raison', p_requete -> 'raison'));
  return producteur.detailler(p_id, p_le);
end
$$;

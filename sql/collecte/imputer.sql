-- Takes a collection's raw material from its producer's capacity; nothing to take while campaign,
-- producer or product is unknown.
-- Spec: Conflict handling, «the one crossing the ceiling gets `capacite_depassee`».
-- Chosen: products of one raw material draw on one capacity by the pack's coefficient;
--         docs/decisions/0008-collecte.md.
-- Motifs: capacite_depassee. Locks: the producer's balance.
create or replace function collecte.imputer(
  p_refs jsonb, p_etat_code text, p_net_g bigint,
  out matiere_code text, out quantite_g bigint, out constats commande.constat[]) returns record
language plpgsql
set search_path = ''
as $$
declare
  v_solde record;
begin
  constats := '{}';
  if p_refs ->> 'campagne_id' is null or p_refs ->> 'producteur_id' is null
    or p_refs ->> 'produit_id' is null then
    return;
  end if;
  select coalesce(p.matiere_premiere_liee_code, p.code),
         ceil(p_net_g::numeric * p.coefficient_ppm / 1000000)
  into matiere_code, quantite_g
  from produit.produit p where p.id = (p_refs ->> 'produit_id')::uuid;

  v_solde := capacite.consommer(
    (p_refs ->> 'campagne_id')::uuid, (p_refs ->> 'producteur_id')::uuid,
    matiere_code, p_etat_code, quantite_g);
  if v_solde.consomme_g > v_solde.plafond_g then
    constats := array[('capacite_depassee', null, null, jsonb_build_object(
      'matiere', matiere_code, 'etat', p_etat_code, 'plafond_g', v_solde.plafond_g,
      'consomme_g', v_solde.consomme_g,
      'depassement_g', v_solde.consomme_g - v_solde.plafond_g))::commande.constat];
  end if;
end
$$;

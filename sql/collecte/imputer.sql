-- Takes a collection's raw material from the capacity of its holder, which `capacite.titulaire` has
-- found. Takes nothing while campaign, producer or product is unknown. A collection dated before a
-- producer's exit is judged by the last ceiling before the exit.
-- Spec: capacites#depassement.
-- Chosen: products of one raw material draw on one capacity by the coefficient of the campaign's
--         pack; docs/decisions/0008-collecte.md, 0043-pack-fige.md,
--         0017-groupements-et-mouvements-de-membres.md.
-- Motifs: capacite_depassee. Locks: the producer's balance.
create or replace function collecte.imputer(
  p_contexte commande.contexte, p_titulaire_id uuid, p_produit produit.produit, p_etat_code text,
  p_net_g bigint,
  out titulaire_id uuid, out matiere_code text, out quantite_g bigint,
  out constats commande.constat[]) returns record
language plpgsql
as $$
declare
  v_refs jsonb := p_contexte.refs;
  v_campagne_id uuid := (v_refs ->> 'campagne_id')::uuid;
  v_prise record;
  v_solde record;
  v_plafond_g bigint;
begin
  constats := '{}';
  if v_campagne_id is null or v_refs ->> 'producteur_id' is null
    or v_refs ->> 'produit_id' is null then
    return;
  end if;
  titulaire_id := p_titulaire_id;
  v_prise := capacite.prise(p_produit, p_net_g);
  matiere_code := v_prise.matiere_code;
  quantite_g := v_prise.quantite_g;

  v_solde := capacite.consommer(
    v_campagne_id, titulaire_id, matiere_code, p_etat_code, quantite_g);
  -- While the consumption is below today's ceiling, the exit of the producer changes nothing and is
  -- not looked up.
  if v_solde.consomme_g < v_solde.plafond_g then
    return;
  end if;
  v_plafond_g := capacite.plafond_au(
    v_campagne_id, titulaire_id, matiere_code, p_etat_code, p_contexte.date_operation);
  if v_solde.consomme_g > v_plafond_g then
    constats := array[capacite.depassement(
      v_campagne_id, titulaire_id, matiere_code, p_etat_code, v_plafond_g, v_solde.consomme_g)];
  end if;
end
$$;

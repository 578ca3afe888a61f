-- Updates the consumption of capacities by a collection to its present values; nothing changes if
-- campaign, producer, raw material, state and mass are the same. A collection that consumes less of
-- the same balance can not exceed a ceiling; later collections are judged on their own.
-- Spec: capacites#consommation, file-de-controle#meme-fait.
-- Motifs: capacite_depassee.
-- Locks: the plot, then the producer's balances.
create or replace function collecte.reimputer(
  p_contexte commande.contexte, p_id uuid, p_etat_code text, p_net_g bigint, p_le timestamptz)
returns commande.constat[]
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_campagne_id uuid := (p_contexte.refs ->> 'campagne_id')::uuid;
  v_titulaire_id uuid := capacite.titulaire(p_contexte.refs);
  v_produit produit.produit := produit.de_campagne(
    (p_contexte.refs ->> 'produit_id')::uuid, v_campagne_id);
  v_prise record := capacite.prise(v_produit, p_net_g);
  v_avant_g bigint;
  v_capacite record;
begin
  v_avant_g := (
    select sum(k.quantite_g) from capacite.toute_consommation k
    where k.collecte_id = p_id and k.campagne_id = v_campagne_id
      and k.producteur_id = v_titulaire_id and k.etat_code = p_etat_code
      and k.matiere_code = v_prise.matiere_code);
  if v_avant_g = v_prise.quantite_g then
    return '{}';
  end if;
  perform collecte.liberer_capacite(p_id, p_le);
  if p_net_g = 0 then
    return '{}';
  end if;
  v_capacite := collecte.imputer(p_contexte, v_titulaire_id, v_produit, p_etat_code, p_net_g);
  perform collecte.consigner_consommation(p_contexte, p_id, v_capacite.titulaire_id,
                                          v_capacite.matiere_code, p_etat_code,
                                          v_capacite.quantite_g, p_le);
  return case when v_avant_g > v_prise.quantite_g then '{}' else v_capacite.constats end;
end
$$;

-- Brings what a collection took from capacities to what it takes now; nothing moves when campaign,
-- producer, raw material, state and mass are the same.
-- Spec: «capacity». Motifs: capacite_depassee. Locks: the plot, then the producer's
--       balances.
create or replace function collecte.reimputer(
  p_contexte commande.contexte, p_id uuid, p_etat_code text, p_net_g bigint, p_le timestamptz)
returns commande.constat[]
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_titulaire_id uuid := capacite.titulaire(p_contexte.refs);
  v_capacite record;
begin
  if exists (
    select from capacite.consommation k
      join produit.produit p on p.organisation_id = k.organisation_id
        and p.id = (p_contexte.refs ->> 'produit_id')::uuid
    where k.collecte_id = p_id and k.campagne_id = (p_contexte.refs ->> 'campagne_id')::uuid
      and k.producteur_id = v_titulaire_id and k.etat_code = p_etat_code
      and k.matiere_code = coalesce(p.matiere_premiere_liee_code, p.code)
    group by p.coefficient_ppm
    having sum(k.quantite_g) = ceil(p_net_g::numeric * p.coefficient_ppm / 1000000)
  ) then
    return '{}';
  end if;
  perform collecte.liberer_capacite(p_id, p_le);
  if p_net_g = 0 then
    return '{}';
  end if;
  v_capacite := collecte.imputer(p_contexte, p_etat_code, p_net_g);
  perform collecte.consigner_consommation(p_contexte, p_id, v_capacite.titulaire_id,
                                          v_capacite.matiere_code, p_etat_code,
                                          v_capacite.quantite_g, p_le);
  return v_capacite.constats;
end
$$;

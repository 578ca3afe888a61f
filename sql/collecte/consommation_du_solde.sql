-- Returns the consumption of a producer's capacity by the packs of the campaigns, in g: the
-- balance, plus each collection's difference between due and written consumption.
-- Spec: capacites#consommation.
-- Chosen: docs/decisions/0050-rejuger.md.
create or replace function collecte.consommation_du_solde(p_solde capacite.solde) returns bigint
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    with prise as (
      select u.collecte_id,
             coalesce(sum(u.quantite_g) filter (where u.matiere_code = p_solde.matiere_code), 0)
               as prise_g
      from capacite.cumuler(p_solde.producteur_id) as u
      where u.campagne_id = p_solde.campagne_id and u.etat_code = p_solde.etat_code
        and u.quantite_g <> 0
      group by u.collecte_id
    )
    select p_solde.consomme_g + coalesce(sum(
             case d.matiere_code when p_solde.matiere_code then d.quantite_g else 0 end
             - p.prise_g), 0)
    from prise p
      join collecte.collecte c on c.id = p.collecte_id
      cross join lateral collecte.consommation_due(c) as d);
end
$$;

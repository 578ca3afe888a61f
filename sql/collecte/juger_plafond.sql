-- Judges the consumption of a collection by today's ceiling, as if the collection arrived now: the
-- ceiling may have fallen since, with the exit of its producer.
-- Spec: terrain#sortie, capacites#depassement, commandes#ordre-d-arrivee.
-- Motifs: capacite_depassee.
create or replace function collecte.juger_plafond(p_id uuid) returns commande.constat[]
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return array(
    select capacite.depassement(
      s.campagne_id, s.producteur_id, s.matiere_code, s.etat_code, d.plafond_g, s.consomme_g)
    from (
        select n.campagne_id, n.producteur_id, n.matiere_code, n.etat_code
        from capacite.toute_consommation n where n.collecte_id = p_id
        group by n.campagne_id, n.producteur_id, n.matiere_code, n.etat_code
        having sum(n.quantite_g) > 0) as p
      join capacite.solde s using (campagne_id, producteur_id, matiere_code, etat_code)
      join collecte.collecte c on c.organisation_id = s.organisation_id and c.id = p_id
      cross join lateral capacite.plafond_au(
        s.campagne_id, s.producteur_id, s.matiere_code, s.etat_code, c.date_operation)
        as d (plafond_g)
    where s.consomme_g > d.plafond_g);
end
$$;

-- Returns whether today's ceilings cover the consumption up to and including a collection, with the
-- figures of the balance that exceeds its ceiling most; null if the collection consumes nothing.
-- For a collection dated before its producer's exit, the ceilings from before the exit count.
-- Spec: file-de-controle#regularisation, terrain#sortie.
-- Chosen: the queue calculates it when it is read, so that it is always current;
--         docs/decisions/0012-capacites.md.
create or replace function capacite.couverture(p_collecte_id uuid) returns jsonb
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select coalesce(
      (select jsonb_build_object('couverte', u.consomme_g <= d.plafond_g, 'plafond_g', d.plafond_g,
                                 'consomme_g', u.consomme_g)
       from (
           select k.producteur_id from capacite.toute_consommation k
           where k.collecte_id = p_collecte_id
           group by k.producteur_id having sum(k.quantite_g) > 0) as t
         cross join lateral capacite.cumuler(t.producteur_id) as u
         join collecte.collecte c on c.id = u.collecte_id
         cross join lateral capacite.plafond_au(
           u.campagne_id, t.producteur_id, u.matiere_code, u.etat_code, c.date_operation)
           as d (plafond_g)
       where u.collecte_id = p_collecte_id and u.quantite_g > 0
       order by d.plafond_g - u.consomme_g limit 1),
      '{"couverte": true, "plafond_g": null, "consomme_g": null}'));
end
$$;

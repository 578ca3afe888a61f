-- Presents a yield of a plot as the API shows it, in g/ha. The yield that was set last for a plot,
-- campaign and product is in force.
-- Spec: terrain#rendement.
create or replace function parcelle.presenter_rendement(p_rendement parcelle.rendement)
returns json
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select json_build_object(
      'id', p_rendement.id, 'parcelle_id', p_rendement.parcelle_id,
      'producteur_id', p.producteur_id, 'campagne_id', p_rendement.campagne_id,
      'produit_id', p_rendement.produit_id, 'rendement_g_ha', p_rendement.rendement_g_ha,
      'raison', p_rendement.raison, 'reprise', p_rendement.reprise,
      'auteur_id', p_rendement.auteur_id,
      'fixe_le', core.horodatage(p_rendement.fixe_le),
      'en_vigueur', not exists (
        select from parcelle.rendement n
        where (n.organisation_id, n.parcelle_id, n.campagne_id, n.produit_id)
            = (p_rendement.organisation_id, p_rendement.parcelle_id, p_rendement.campagne_id,
               p_rendement.produit_id)
          and (n.fixe_le, n.id) > (p_rendement.fixe_le, p_rendement.id)))
    from parcelle.parcelle p
    where p.organisation_id = p_rendement.organisation_id and p.id = p_rendement.parcelle_id);
end
$$;

-- Presents an estimate of a harvest as the API shows it. Masses in g.
-- Spec: types-de-commandes#recolte-estimer.
-- Chosen: docs/decisions/0013-operations.md.
create or replace function recolte.presenter(p_estimation recolte.estimation) returns json
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select json_build_object(
      'id', p_estimation.id, 'parcelle_id', p_estimation.parcelle_id,
      'campagne_id', p_estimation.campagne_id, 'produit_id', p_estimation.produit_id,
      'date_prevue', p_estimation.date_prevue, 'quantite_g', p_estimation.quantite_g,
      'auteur_id', p_estimation.auteur_id,
      'date_operation', core.horodatage(p_estimation.date_operation),
      'annulee_le', (select core.horodatage(a.le) from commande.annulation a
                     where a.organisation_id = p_estimation.organisation_id
                       and a.commande_id = p_estimation.commande_id)));
end
$$;

-- Presents a hand-out of inputs as the API shows it.
-- Spec: types-de-commandes#intrant-remettre.
-- Chosen: docs/decisions/0013-operations.md.
create or replace function intrant.presenter(p_remise intrant.remise) returns json
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select json_build_object(
      'id', p_remise.id, 'reference_provisoire', p_remise.reference_provisoire,
      'producteur_id', p_remise.producteur_id, 'intrant_id', p_remise.intrant_id,
      'quantite', p_remise.quantite, 'unite_code', p_remise.unite_code,
      'valeur', json_build_object(
        'montant', p_remise.valeur_montant, 'devise', p_remise.valeur_devise),
      'avance', p_remise.avance, 'auteur_id', p_remise.auteur_id,
      'date_operation', core.horodatage(p_remise.date_operation),
      'annulee_le', (select core.horodatage(a.le) from commande.annulation a
                     where a.organisation_id = p_remise.organisation_id
                       and a.commande_id = p_remise.commande_id)));
end
$$;

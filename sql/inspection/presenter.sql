-- Presents an inspection as the API shows it, with the names of the member and the plot, whose
-- records an inspector may not read.
-- Spec: types-de-commandes#inspection-enregistrer.
-- Chosen: docs/decisions/0013-operations.md.
create or replace function inspection.presenter(p_inspection inspection.inspection) returns json
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select json_build_object(
      'id', p_inspection.id, 'producteur_id', p_inspection.producteur_id,
      'producteur_nom', (select concat_ws(' ', d.nom, d.prenoms) from producteur.producteur d
                         where d.id = p_inspection.producteur_id),
      'parcelle_id', p_inspection.parcelle_id,
      'parcelle_nom', (select e.nom from parcelle.parcelle e
                       where e.id = p_inspection.parcelle_id),
      'formulaire_code', p_inspection.formulaire_code,
      'formulaire_version', p_inspection.formulaire_version, 'reponses', p_inspection.reponses,
      'debut', core.horodatage(p_inspection.debut), 'fin', core.horodatage(p_inspection.fin),
      'invalidee_le', core.horodatage(p_inspection.invalidee_le),
      'auteur_id', p_inspection.auteur_id,
      'date_operation', core.horodatage(p_inspection.date_operation),
      'annulee_le', (select core.horodatage(a.le) from commande.annulation a
                     where a.organisation_id = p_inspection.organisation_id
                       and a.commande_id = p_inspection.commande_id)));
end
$$;

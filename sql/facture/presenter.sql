-- Presents an invoice reference to the publisher, as of a day.
-- Spec: licences-et-factures#factures, licences-et-factures#retard.
create or replace function facture.presenter(
  p_facture facture.facture, p_organisation organisation.organisation, p_jour date) returns json
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select json_build_object(
      'id', p_facture.id, 'reference', p_facture.reference, 'objet', p_facture.objet,
      'organisation_id', p_facture.cible, 'organisation_code', p_organisation.code,
      'organisation_nom', p_organisation.nom, 'montant', p_facture.montant,
      'devise', p_facture.devise, 'decimales', d.exposant, 'emise_le', p_facture.emise_le,
      'echeance', p_facture.echeance, 'statut', p_facture.statut,
      'en_retard', facture.est_en_retard(p_facture, p_jour), 'payee_le', p_facture.payee_le,
      'raison', p_facture.raison, 'auteur', p_facture.auteur,
      'ecrite_le', core.horodatage(p_facture.ecrite_le), 'close_par', p_facture.close_par,
      'close_le', core.horodatage(p_facture.close_le))
    from devise.devise d where d.code = p_facture.devise);
end
$$;

-- Presents a record of a licence to the publisher, as of a day.
-- Spec: licences-et-factures#registre.
create or replace function licence.presenter(
  p_licence licence.licence, p_organisation organisation.organisation, p_jour date) returns json
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select json_build_object(
      'id', p_licence.id, 'organisation_id', p_licence.organisation_id,
      'organisation_code', p_organisation.code, 'organisation_nom', p_organisation.nom,
      'debut', p_licence.debut, 'fin', p_licence.fin, 'statut', licence.statut(p_licence, p_jour),
      'jours_restants', p_licence.fin - p_jour, 'modules', p_licence.modules,
      'plafonds', p_licence.plafonds, 'corrige', p_licence.corrige, 'raison', p_licence.raison,
      'auteur', p_licence.auteur, 'ecrite_le', core.horodatage(p_licence.ecrite_le)));
end
$$;

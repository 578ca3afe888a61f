-- Presents a contract as the API shows it, with its lines and the measurements that each price
-- needs.
-- Chosen: docs/decisions/0019-contrats.md. Masses in g, prices in minor units of `devise`.
create or replace function contrat.presenter(p_contrat contrat.contrat, p_le timestamptz)
returns json
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select json_build_object(
      'id', p_contrat.id, 'code', p_contrat.code, 'campagne_id', p_contrat.campagne_id,
      'groupement_id', p_contrat.groupement_id, 'statut', p_contrat.statut,
      'en_vigueur', p_contrat.actif_pendant @> p_le,
      'actif_depuis', core.horodatage(lower(p_contrat.actif_pendant)),
      'actif_jusque', core.horodatage(upper(p_contrat.actif_pendant)),
      'devise', p_contrat.devise, 'tolerance_cp', p_contrat.tolerance_cp,
      'debut', p_contrat.debut, 'fin', p_contrat.fin,
      'lignes', (
        select coalesce(json_agg(json_build_object(
          'rang', l.rang, 'produit_id', l.produit_id, 'quantite_g', l.quantite_g,
          'prix_kg', l.prix_kg, 'formule', l.formule,
          'mesures_requises', to_json(contrat.mesures_requises(l.formule))) order by l.rang), '[]')
        from contrat.ligne l
        where l.organisation_id = p_contrat.organisation_id and l.contrat_id = p_contrat.id),
      'cree_le', core.horodatage(p_contrat.cree_le), 'cree_par', p_contrat.cree_par,
      'active_par', p_contrat.active_par, 'clos_par', p_contrat.clos_par,
      'raison_cloture', p_contrat.raison_cloture));
end
$$;

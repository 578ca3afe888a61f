-- Presents a waiting delivery note as the API shows it, with what its next reception takes
-- (`livraison.attendu`). The driver's name stays on the paper.
-- Spec: receptions#bons-attendus.
create or replace function livraison.presenter(p_bon livraison.bon, p_attendu jsonb) returns jsonb
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return jsonb_build_object(
    'id', p_bon.id, 'reference_provisoire', p_bon.reference_provisoire,
    'date_operation', core.horodatage(p_bon.date_operation),
    'immatriculation', p_bon.immatriculation, 'emplacement_id', p_bon.destination_id,
    'utilisateur_id', p_bon.auteur_id) || p_attendu;
end
$$;

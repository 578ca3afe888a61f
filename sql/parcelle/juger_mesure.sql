-- Lists what is wrong with the measure of a survey: it is no valid shape, or its surface differs
-- from the phone's by more than the tolerance of the settings.
-- Spec: types-de-commandes#parcelle-relever.
-- Motifs: polygone_invalide, ecart_calcul.
create or replace function parcelle.juger_mesure(
  p_polygone_id uuid, p_mesure parcelle.mesure, p_telephone_m2 bigint, p_date timestamptz)
returns commande.constat[]
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_tolerance bigint;
  v_ecart bigint := abs(p_mesure.surface_m2 - p_telephone_m2);
begin
  if p_mesure.forme is null then
    return array[('polygone_invalide', null, null, jsonb_build_object(
      'polygone_id', p_polygone_id, 'raison', p_mesure.raison))::commande.constat];
  end if;
  v_tolerance := reglage.entier('parcelles.tolerance_surface_cp', p_date);
  return case when v_ecart::numeric * 10000 > v_tolerance::numeric * p_mesure.surface_m2
    then array[('ecart_calcul', null, null, jsonb_build_object(
      'polygone_id', p_polygone_id, 'ecart_m2', v_ecart, 'tolerance_cp', v_tolerance,
      'serveur', jsonb_build_object('surface_m2', p_mesure.surface_m2),
      'telephone', jsonb_build_object('surface_m2', p_telephone_m2)))::commande.constat]
    else '{}'::commande.constat[] end;
end
$$;

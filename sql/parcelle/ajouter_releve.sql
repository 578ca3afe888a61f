-- Writes a survey of a plot, as the server measured it, and answers what is wrong with its measure;
-- the rest is what `parcelle.examiner` says.
-- Spec: types-de-commandes#parcelle-relever. Surfaces are geodesic, in m2.
-- Motifs: polygone_invalide, ecart_calcul (surface beyond the tolerance of the settings).
-- Locks: nothing: who calls holds the organization's surveys.
create or replace function parcelle.ajouter_releve(
  p_contexte commande.contexte, p_declaree uuid, p_parcelle_id uuid, p_mesure parcelle.mesure)
returns commande.constat[]
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_releve jsonb := p_contexte.payload -> 'releve';
  v_id uuid := (v_releve ->> 'polygone_id')::uuid;
  v_telephone bigint := (v_releve ->> 'surface_telephone_m2')::bigint;
  v_tolerance bigint := reglage.entier('parcelles.tolerance_surface_cp', p_contexte.date_operation);
  v_constats commande.constat[] := '{}';
begin
  insert into parcelle.polygone
    (organisation_id, id, parcelle_declaree, parcelle_id, forme, geojson, surface_m2, perimetre_m,
     precision_mediane_cm, nb_points, surface_telephone_m2, debut, fin, date_operation, commande_id,
     auteur_id)
  values (p_contexte.organisation_id, v_id, p_declaree, p_parcelle_id, p_mesure.forme,
          v_releve ->> 'geojson', p_mesure.surface_m2, p_mesure.perimetre_m,
          (v_releve ->> 'precision_mediane_cm')::integer, (v_releve ->> 'nb_points')::integer,
          v_telephone, (v_releve ->> 'debut')::timestamptz,
          (v_releve ->> 'fin')::timestamptz, p_contexte.date_operation, p_contexte.commande_id,
          p_contexte.utilisateur_id);

  if p_mesure.forme is null then
    return array[('polygone_invalide', null, null, jsonb_build_object(
      'polygone_id', v_id, 'raison', p_mesure.raison))::commande.constat];
  end if;
  if abs(p_mesure.surface_m2 - v_telephone)::numeric * 10000
    > v_tolerance::numeric * p_mesure.surface_m2 then
    v_constats := v_constats || ('ecart_calcul', null, null, jsonb_build_object('polygone_id', v_id,
      'serveur', jsonb_build_object('surface_m2', p_mesure.surface_m2),
      'telephone', jsonb_build_object('surface_m2', v_telephone),
      'tolerance_cp', v_tolerance))::commande.constat;
  end if;
  return v_constats;
end
$$;

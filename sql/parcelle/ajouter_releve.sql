-- Writes a survey of a plot with the measures that the server took. Returns the findings about
-- these measures; `parcelle.examiner` returns the other findings.
-- Spec: types-de-commandes#parcelle-relever. Surfaces are geodesic, in m2.
-- Motifs: what `parcelle.juger_mesure` finds.
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

  return parcelle.juger_mesure(v_id, p_mesure, v_telephone, p_contexte.date_operation);
end
$$;

-- Presents a planned task of a member to the API, with its outcome and the name of the member,
-- whose record an inspector may not read.
-- Spec: registres#suivi.
create or replace function inspection.presenter_prevue(
  p_prevue inspection.prevue, p_groupement_id uuid, p_le timestamptz) returns jsonb
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select jsonb_build_object(
      'id', p_prevue.id, 'plan_id', p_prevue.plan_id, 'groupement_id', p_groupement_id,
      'producteur_id', p_prevue.producteur_id,
      'producteur_nom', (select concat_ws(' ', d.nom, d.prenoms) from producteur.producteur d
                         where d.id = p_prevue.producteur_id),
      'genre', p_prevue.genre,
      'risque', p_prevue.risque, 'rang', p_prevue.rang, 'echeance', p_prevue.echeance,
      'inspecteur_id', p_prevue.inspecteur_id, 'statut', s.statut,
      'fait_le', core.horodatage(s.fait_le), 'inspection_id', s.inspection_id,
      'echantillon_id', s.echantillon_id)
    from inspection.suivi(p_prevue, p_le) as s);
end
$$;

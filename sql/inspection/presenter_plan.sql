-- Presents a plan as the API shows it, with the number of members for each kind of task.
-- Spec: registres#plan.
create or replace function inspection.presenter_plan(p_plan inspection.plan) returns jsonb
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select jsonb_build_object(
      'id', p_plan.id, 'groupement_id', p_plan.groupement_id, 'campagne_id', p_plan.campagne_id,
      'annee', p_plan.annee, 'methode', p_plan.methode, 'graine', p_plan.graine,
      'debut', core.horodatage(lower(p_plan.periode)),
      'fin', core.horodatage(upper(p_plan.periode)), 'membres', p_plan.membres,
      'reinspection_cp', p_plan.reinspection_cp, 'reinspection_min', p_plan.reinspection_min,
      'echantillon_cp', p_plan.echantillon_cp,
      'internes', count(*) filter (where x.genre = 'interne'),
      'reinspections', count(*) filter (where x.genre = 'reinspection'),
      'echantillons', count(*) filter (where x.genre = 'echantillon'),
      'auteur_id', p_plan.auteur_id, 'etabli_le', core.horodatage(p_plan.etabli_le))
    from inspection.prevue x where x.plan_id = p_plan.id);
end
$$;

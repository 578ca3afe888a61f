-- Presents a correction as the API shows it.
-- Spec: corrections#trace.
create or replace function correction.presenter(p_correction correction.correction) returns jsonb
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return jsonb_build_object(
    'id', p_correction.id, 'entite', p_correction.entite, 'entite_id', p_correction.entite_id,
    'raison', p_correction.raison, 'avant', p_correction.avant, 'apres', p_correction.apres,
    'maintenus', p_correction.maintenus, 'auteur_id', p_correction.auteur_id,
    'le', core.horodatage(p_correction.le));
end
$$;

-- Presents the laboratory result of a sample to the API.
-- Spec: lots#analyses.
create or replace function lot.presenter_resultat(p_resultat lot.resultat_analyse) returns jsonb
language plpgsql immutable
set search_path = pg_catalog, pg_temp
as $$
begin
  return jsonb_build_object(
    'id', p_resultat.id, 'sortie_id', p_resultat.sortie_id, 'examen', p_resultat.examen,
    'conclusion', p_resultat.conclusion, 'mesures', p_resultat.mesures,
    'laboratoire', p_resultat.laboratoire, 'rapport', p_resultat.rapport,
    'rendu_le', p_resultat.rendu_le, 'commentaire', p_resultat.commentaire,
    'auteur_id', p_resultat.auteur_id, 'le', core.horodatage(p_resultat.le));
end
$$;

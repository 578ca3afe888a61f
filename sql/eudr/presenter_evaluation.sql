-- Presents a risk assessment of a plot as the API shows it.
-- Spec: eudr#evaluation.
create or replace function eudr.presenter_evaluation(p_evaluation eudr.evaluation) returns jsonb
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return jsonb_build_object(
    'id', p_evaluation.id, 'parcelle_id', p_evaluation.parcelle_id,
    'source_evaluation', p_evaluation.source_evaluation, 'evaluee_le', p_evaluation.evaluee_le,
    'resultat', p_evaluation.resultat, 'reference', p_evaluation.reference,
    'fichier_nom', p_evaluation.fichier_nom, 'fichier_sha256', p_evaluation.fichier_sha256,
    'note', p_evaluation.note, 'cree_le', core.horodatage(p_evaluation.cree_le),
    'auteur_id', p_evaluation.auteur_id, 'annulee_le', core.horodatage(p_evaluation.annulee_le),
    'annulee_par', p_evaluation.annulee_par,
    'raison_annulation', p_evaluation.raison_annulation);
end
$$;

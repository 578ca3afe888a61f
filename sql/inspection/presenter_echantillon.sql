-- Presents a member's sample with the findings of laboratories, as the API shows it.
-- Spec: registres#echantillons.
create or replace function inspection.presenter_echantillon(
  p_echantillon inspection.echantillon) returns jsonb
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select jsonb_build_object(
      'id', p_echantillon.id, 'numero', p_echantillon.numero,
      'producteur_id', p_echantillon.producteur_id, 'parcelle_id', p_echantillon.parcelle_id,
      'matiere', p_echantillon.matiere, 'laboratoire', p_echantillon.laboratoire,
      'preleve_le', core.horodatage(p_echantillon.preleve_le),
      'auteur_id', p_echantillon.auteur_id,
      'enregistre_le', core.horodatage(p_echantillon.enregistre_le),
      'resultats', coalesce(jsonb_agg(jsonb_build_object(
        'id', a.id, 'rapport', a.rapport, 'rendu_le', a.rendu_le, 'conclusion', a.conclusion,
        'commentaire', a.commentaire, 'auteur_id', a.auteur_id,
        'enregistree_le', core.horodatage(a.enregistree_le)) order by a.rendu_le, a.id), '[]'))
    from inspection.resultat a where a.echantillon_id = p_echantillon.id);
end
$$;

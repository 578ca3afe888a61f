-- Presents an import as the API shows it.
-- Spec: imports#rapport.
create or replace function importation.presenter(p_importation importation.importation)
returns json
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return json_build_object(
    'id', p_importation.id, 'genre', p_importation.genre,
    'nom_fichier', p_importation.nom_fichier, 'format', p_importation.format,
    'taille_octets', p_importation.taille_octets, 'sha256', p_importation.sha256,
    'connus', p_importation.connus,
    'statut', p_importation.statut, 'mode', p_importation.mode, 'raison', p_importation.raison,
    'colonnes_ignorees', p_importation.colonnes_ignorees,
    'lues', p_importation.lues, 'examinees', p_importation.examinees,
    'fautives', p_importation.fautives, 'ecrites', p_importation.ecrites,
    'cree_le', core.horodatage(p_importation.cree_le), 'auteur_id', p_importation.auteur_id,
    'applique_le', core.horodatage(p_importation.applique_le),
    'applique_par', p_importation.applique_par,
    'annule_le', core.horodatage(p_importation.annule_le),
    'annule_par', p_importation.annule_par, 'annule_raison', p_importation.annule_raison);
end
$$;

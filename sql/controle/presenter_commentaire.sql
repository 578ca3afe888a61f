-- Presents a comment on an item of the control queue as the API shows it.
-- Spec: file-de-controle#commentaires.
create or replace function controle.presenter_commentaire(
  p_commentaire controle.commentaire) returns json
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return json_build_object(
    'id', p_commentaire.id, 'texte', p_commentaire.texte, 'auteur_id', p_commentaire.auteur_id,
    'auteur', (
      select u.nom_affiche from utilisateur.utilisateur u where u.id = p_commentaire.auteur_id),
    'le', core.horodatage(p_commentaire.le));
end
$$;

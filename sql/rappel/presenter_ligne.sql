-- Presents a line of a recall as the API shows it, with the names that a reader needs. Masses in g.
-- Spec: rappels#non-blocable.
create or replace function rappel.presenter_ligne(p_ligne rappel.ligne) returns json
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select json_build_object(
      'phase', p_ligne.phase, 'rang', p_ligne.rang, 'genre', p_ligne.genre, 'id', p_ligne.objet_id,
      'numero', p_ligne.numero, 'statut', p_ligne.statut, 'quantite_g', p_ligne.quantite_g,
      'part_g', p_ligne.part_g, 'effet', p_ligne.effet, 'motif', p_ligne.motif,
      'produit_id', p_ligne.produit_id, 'emplacement_id', p_ligne.emplacement_id,
      'emplacement', (select e.code from emplacement.emplacement e
                      where e.id = p_ligne.emplacement_id),
      'client_id', p_ligne.client_id,
      'client', (select c.nom from client.client c where c.id = p_ligne.client_id),
      'detenteur_id', p_ligne.detenteur_id, 'le', core.horodatage(p_ligne.le)));
end
$$;

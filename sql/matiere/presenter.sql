-- Presents a movement as lists show it. Mass in g that entered accounts.
-- Spec: matiere#mouvements.
create or replace function matiere.presenter(p_mouvement matiere.mouvement) returns jsonb
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select jsonb_build_object(
      'id', p_mouvement.id, 'genre', p_mouvement.genre, 'entite', p_mouvement.entite,
      'entite_id', p_mouvement.entite_id,
      'date_operation', core.horodatage(p_mouvement.date_operation),
      'enregistre_le', core.horodatage(p_mouvement.enregistre_le),
      'auteur_id', p_mouvement.auteur_id,
      'quantite_g', (select coalesce(sum(e.quantite_g), 0) from matiere.toute_ecriture e
                     where e.mouvement_id = p_mouvement.id and e.quantite_g > 0),
      'contrepasse_id', p_mouvement.contrepasse_id,
      'contrepasse_par', (select m.id from matiere.mouvement m
                          where m.contrepasse_id = p_mouvement.id),
      'raison', (select c.raison from matiere.contrepassation c
                 where c.mouvement_id = p_mouvement.id)));
end
$$;

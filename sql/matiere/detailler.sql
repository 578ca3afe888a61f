-- Returns a movement with its entries.
-- Spec: matiere#mouvements.
-- Refuses: mouvement_inconnu.
create or replace function matiere.detailler(p_id uuid) returns jsonb
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_mouvement matiere.mouvement;
begin
  select m.* into v_mouvement from matiere.mouvement m where m.id = p_id;
  if v_mouvement.id is null then
    raise sqlstate 'TR404' using message = 'mouvement_inconnu';
  end if;
  return matiere.presenter(v_mouvement) || jsonb_build_object('ecritures', (
    select jsonb_agg(jsonb_build_object(
      'compte', k.genre, 'compte_objet_id', k.objet_id, 'produit_id', e.produit_id,
      'quantite_g', e.quantite_g, 'objet_id', e.objet_id) order by e.rang)
    from matiere.toute_ecriture e
      join matiere.compte k on k.organisation_id = e.organisation_id and k.id = e.compte_id
    where e.mouvement_id = p_id));
end
$$;

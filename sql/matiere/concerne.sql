-- Whether a movement touches the account of every one of some records (lots, producers), and a
-- product.
-- Spec: matiere#mouvements.
create or replace function matiere.concerne(
  p_mouvement_id uuid, p_objets uuid[], p_produit_id uuid) returns boolean
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return not exists (
      select from unnest(p_objets) as o (id)
      where not exists (
        select from matiere.ecriture e
          join matiere.compte k on k.organisation_id = e.organisation_id and k.id = e.compte_id
        where e.mouvement_id = p_mouvement_id and k.objet_id = o.id))
    and (p_produit_id is null or exists (
      select from matiere.ecriture e
      where e.mouvement_id = p_mouvement_id and e.produit_id = p_produit_id));
end
$$;

-- Returns the plots that a decision on some controls may concern: the plots of the controls and of
-- the collections and, if the decision may revise or move a producer's plots, a hundred of these.
-- Spec: file-de-controle#essai.
create or replace function fiche.parcelles_visees(
  p_ids uuid[], p_collectes uuid[], p_producteurs uuid[]) returns uuid[]
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return array(
    select p.id from controle.controle c
      join parcelle.parcelle p on p.id in (c.entite_id, c.autre_id)
    where c.id = any (p_ids)
    union
    select c.parcelle_id from collecte.collecte c
    where c.id = any (p_collectes) and c.parcelle_id is not null
    union
    select q.id from unnest(p_producteurs) as t (id)
      cross join lateral (
        select p.id from parcelle.parcelle p where p.producteur_id = t.id
        order by p.id limit 100) as q
    where exists (select from controle.controle c
                  where c.id = any (p_ids)
                    and c.entite in ('producteur', 'remise', 'inspection', 'non_conformite')));
end
$$;

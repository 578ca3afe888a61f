-- Returns the producers of a decision on some controls: the producers of the controls, the other
-- parties of a shared identity document, and the producers of the collections, plots, inputs and
-- inspections concerned.
-- Spec: file-de-controle#essai.
create or replace function fiche.producteurs_vises(
  p_ids uuid[], p_collectes uuid[]) returns uuid[]
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return array(
    with vise as materialized (
      select c.entite_id, c.motif, c.details, c.autre_id
      from controle.controle c where c.id = any (p_ids)
    )
    select p.id from vise v join producteur.producteur p on p.id = v.entite_id
    union
    select p.id::uuid from vise v
      cross join lateral jsonb_array_elements_text(v.details -> 'producteurs') as p (id)
    where v.motif = 'doublon_identite'
    union
    select c.producteur_id from collecte.collecte c
    where c.id = any (p_collectes) and c.producteur_id is not null
    union
    select p.producteur_id from vise v
      join parcelle.parcelle p on p.id in (v.entite_id, v.autre_id)
    where p.producteur_id is not null
    union
    select r.producteur_id from vise v join intrant.remise r on r.id = v.entite_id
    where r.producteur_id is not null
    union
    select i.producteur_id from vise v join inspection.inspection i on i.id = v.entite_id
    where i.producteur_id is not null
    union
    select n.producteur_id from vise v
      join non_conformite.non_conformite n on n.id = v.entite_id
    where n.producteur_id is not null);
end
$$;

-- Returns the open controls that a merge of producers, or its undoing, may make moot: records of
-- these producers on a plot of another one, conflicts of interest, and inputs.
-- Spec: file-de-controle#fusion, file-de-controle#defusion, file-de-controle#sans-objet.
create or replace function adhesion.a_revoir_fusion(p_ids uuid[]) returns uuid[]
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return array(
    select k.id
    from (
        select i.id from inspection.inspection i where i.producteur_id = any (p_ids)
        union all
        select n.id from non_conformite.non_conformite n where n.producteur_id = any (p_ids)
        union all
        select r.id from intrant.remise r where r.producteur_id = any (p_ids)) as e
      join controle.controle k on k.entite_id = e.id and k.statut = 'ouvert'
    where k.motif in ('conflit_interets', 'intrant_non_autorise')
      or k.motif = 'reference_inactive' and k.details ? 'producteur_de_la_parcelle');
end
$$;

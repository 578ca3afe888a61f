-- Returns the non-conformities that a decision on some controls may change: those that decisions
-- recorded, and those that the controls' commands recorded, directly or by the answers of an
-- inspection.
-- Spec: file-de-controle#essai.
-- Why: the non-conformities are found through the results of the commands, because no index leads
--      from a command to its findings: a search by command would read all findings.
create or replace function fiche.constats_vises(
  p_ids uuid[], p_commandes uuid[]) returns uuid[]
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return array(
    with ecrit as materialized (
      select (r.entites ->> 'non_conformite')::uuid as constat_id,
             (r.entites ->> 'inspection')::uuid as inspection_id
      from commande.commande_resultat r where r.commande_id = any (p_commandes)
      union all
      select case p.type when 'non_conformite.constater'
               then (p.payload ->> 'non_conformite_id')::uuid end,
             case p.type when 'inspection.enregistrer'
               then (p.payload ->> 'inspection_id')::uuid end
      from commande.reprise p where p.commande_id = any (p_commandes)
    )
    select n.id from non_conformite.non_conformite n where n.id = any (p_ids)
    union
    select n.id from ecrit e join non_conformite.non_conformite n on n.id = e.constat_id
    union
    select n.id from ecrit e
      join non_conformite.non_conformite n on n.inspection_id = e.inspection_id);
end
$$;

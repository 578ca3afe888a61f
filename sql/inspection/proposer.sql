-- What the findings of an inspection leave to decide: the downgrades that the pack proposes.
-- Spec: registres#declassement.
-- Chosen: docs/decisions/0083-registres.md.
-- Motifs: intrant_non_autorise.
create or replace function inspection.proposer(p_inspection_id uuid) returns commande.constat[]
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return array(
    select k
    from non_conformite.non_conformite n
      cross join unnest(
        non_conformite.proposer(n.id, n.constat_code, n.declassement)) as k
    where n.inspection_id = p_inspection_id and n.statut <> 'sans_objet'
    order by n.constat_code, n.id);
end
$$;

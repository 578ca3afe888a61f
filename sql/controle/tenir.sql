-- Locks several controls, and the records that their lifting judges again, each kind in a fixed
-- order, before the first control is lifted. So two acts on the same records wait for each other
-- without a deadlock.
-- Spec: file-de-controle#plusieurs.
-- Chosen: docs/decisions/0032-suites-qualite.md.
-- Locks: the controls by id, then, by rank, the locks of the functions registered for
--        `controle.verrouiller_objets`.
create or replace function controle.tenir(p_ids uuid[], p_decision text) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
  perform from controle.controle c where c.id = any (p_ids) order by c.id for update;
  perform controle.verrouiller_objets(p_ids, p_decision);
end
$$;

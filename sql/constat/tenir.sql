-- Locks controls that are open.
-- Spec: file-de-controle#repose.
-- Why: an act that may make controls moot locks them before the records that it changes, in the
--      same order as a decision on a control.
-- Locks: the controls by id.
create or replace function constat.tenir(p_ids uuid[]) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
  perform from controle.controle c
  where c.id = any (p_ids) and c.statut = 'ouvert' order by c.id for update;
end
$$;

-- Locks the draft of a pack, if there is one.
-- Spec: editeur#brouillon.
-- Locks: the draft.
create or replace function pack.verrouiller_brouillon(p_code text) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
  perform from pack.brouillon b where b.code = p_code for no key update;
end
$$;

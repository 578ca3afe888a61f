-- Returns the draft of a pack; it must exist.
-- Spec: editeur#brouillon.
-- Refuses: brouillon_introuvable.
create or replace function pack.exiger_brouillon(p_code text) returns pack.brouillon
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_brouillon pack.brouillon;
begin
  select b.* into v_brouillon from pack.brouillon b where b.code = p_code;
  if v_brouillon.code is null then
    raise sqlstate 'TR404' using message = 'brouillon_introuvable';
  end if;
  return v_brouillon;
end
$$;

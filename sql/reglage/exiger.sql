-- Requires that a setting is known, or has a stored version: the settings of a process that no pack
-- has any more stay readable.
-- Spec: reglages#versions.
-- Refuses: reglage_inconnu.
create or replace function reglage.exiger(p_cle text) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
  if (reglage.declaration(p_cle)).cle is null
    and not exists (select from reglage.reglage r where r.cle = p_cle)
  then
    raise sqlstate 'TR404' using message = 'reglage_inconnu';
  end if;
end
$$;

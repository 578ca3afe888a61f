-- Makes sure that a setting is known, or was once written: what was written of a process that no
-- pack knows any more stays readable.
-- Spec: PUT /v1/reglages/{cle}, «write a new version of a setting». Refuses: reglage_inconnu.
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

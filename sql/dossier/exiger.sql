-- Returns an audit dossier of the organization; it must exist.
-- Spec: dossiers#droits.
-- Refuses: dossier_inconnu.
create or replace function dossier.exiger(p_id uuid) returns dossier.dossier
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_dossier dossier.dossier;
begin
  select d.* into v_dossier from dossier.dossier d where d.id = p_id;
  if v_dossier.id is null then
    raise sqlstate 'TR404' using message = 'dossier_inconnu';
  end if;
  return v_dossier;
end
$$;

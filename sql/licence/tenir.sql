-- Returns the record that a correction names. The organization of the record becomes the current
-- one. Only the latest record of a licence can be corrected.
-- Spec: licences-et-factures#registre.
-- Refuses: licence_inconnue, licence_deja_corrigee.
-- Locks: the organization.
create or replace function licence.tenir(p_id uuid) returns licence.licence
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_licence licence.licence;
begin
  select l.* into v_licence from tache.licences() l where l.id = p_id;
  if v_licence.id is null then
    raise sqlstate 'TR404' using message = 'licence_inconnue';
  end if;
  perform set_config('sillon.organisation_id', v_licence.organisation_id::text, true);
  perform from organisation.organisation o where o.id = v_licence.organisation_id
  for no key update;
  if exists (select from licence.licence l where l.corrige = p_id) then
    raise sqlstate 'TR409' using message = 'licence_deja_corrigee';
  end if;
  return v_licence;
end
$$;

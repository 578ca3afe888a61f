-- Returns a certificate of the organization; it must exist.
-- Spec: conformite-et-certificats#certificat.
-- Refuses: certificat_inconnu.
create or replace function certificat.exiger(p_id uuid) returns certificat.certificat
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_certificat certificat.certificat;
begin
  select c.* into v_certificat from certificat.certificat c where c.id = p_id;
  if v_certificat.id is null then
    raise sqlstate 'TR404' using message = 'certificat_inconnu';
  end if;
  return v_certificat;
end
$$;

-- Returns the operations that a certificate covered during a period: a suspension or a withdrawal
-- from then on puts them in question. Each domain returns its own operations (`sous_certificat`).
-- Spec: conformite-et-certificats#operations.
-- Chosen: docs/decisions/0018-conformite-et-certificats.md.
create or replace function certificat.operations_de_la_periode(
  p_certificat_id uuid, p_du timestamptz, p_au timestamptz) returns setof certificat.operation
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_certificat certificat.certificat;
begin
  select c.* into v_certificat from certificat.certificat c where c.id = p_certificat_id;
  if v_certificat.id is not null then
    return query select o.* from certificat.operations(v_certificat, p_du, p_au) as o;
  end if;
end
$$;

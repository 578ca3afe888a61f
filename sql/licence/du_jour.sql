-- Returns the licence that prevails in the organization on a day: the latest one that has begun, in
-- force or expired. Null if none has begun; then nothing is restricted.
-- Spec: licences-et-factures#en-vigueur.
create or replace function licence.du_jour(p_jour date) returns licence.licence
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select l
    from licence.licence_en_vigueur e
      join licence.licence l on l.organisation_id = e.organisation_id and l.id = e.licence_id
    where e.debut <= p_jour
    order by e.debut desc
    limit 1);
end
$$;

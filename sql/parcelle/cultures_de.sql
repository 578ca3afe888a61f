-- Returns the crops of one declaration about a plot; without a declaration, the crops with which
-- the plot was registered.
-- Spec: terrain#cultures.
create or replace function parcelle.cultures_de(
  p_parcelle_id uuid, p_assolement_id uuid) returns setof parcelle.culture
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  if p_assolement_id is null then
    return query
      select c.* from parcelle.culture c
      where c.parcelle_id = p_parcelle_id and c.assolement_id is null;
  else
    return query
      select c.* from parcelle.culture c
      where c.parcelle_id = p_parcelle_id and c.assolement_id = p_assolement_id;
  end if;
end
$$;

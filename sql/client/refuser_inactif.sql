-- Refuses a client that was not active at a date. The details give its active periods, and, while
-- it is inactive, the act that reactivates it from now on.
-- Spec: conformite-et-certificats#clients, ventes-et-expeditions#client.
-- Refuses: client_inactif.
create or replace function client.refuser_inactif(p_id uuid) returns void
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  raise sqlstate 'TR409' using message = 'client_inactif', detail = (
    select jsonb_strip_nulls(jsonb_build_object(
      'client_id', c.id,
      'actif_pendant', (
        select jsonb_agg(jsonb_strip_nulls(jsonb_build_object(
          'du', core.horodatage(lower(p)), 'au', core.horodatage(upper(p)))) order by p)
        from unnest(c.actif_pendant) as p),
      'acte', case when not upper_inf(c.actif_pendant) then
        format('POST /v1/clients/%s/reactiver', c.id) end))::text
    from client.client c where c.id = p_id);
end
$$;

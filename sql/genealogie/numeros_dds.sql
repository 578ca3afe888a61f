-- Returns the numbers of the due diligence statements about an expedition, in the order of the
-- statements, without withdrawn ones; null while there is none.
-- Spec: eudr#numeros.
create or replace function genealogie.numeros_dds(p_expedition_id uuid) returns jsonb
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  select jsonb_agg(jsonb_build_object(
    'numero_dds', d.numero_dds, 'numero_verification', d.numero_verification)
    order by d.cree_le, d.id)
  from eudr.declaration d
  where d.expedition_id = p_expedition_id and d.statut <> 'retiree' and d.numero_dds is not null;
$$;

-- Returns the member with the numbers of an expedition's due diligence statements for
-- `genealogie.decrire`, without withdrawn ones; null while there is none.
-- Spec: eudr#numeros.
create or replace function genealogie.decrire_declarations(p_expedition_id uuid) returns text
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  select ',"declarations_eudr":' || json_agg(json_build_object(
    'numero_dds', d.numero_dds, 'numero_verification', d.numero_verification)
    order by d.cree_le, d.id)
  from eudr.declaration d
  where d.expedition_id = p_expedition_id and d.statut <> 'retiree' and d.numero_dds is not null;
$$;

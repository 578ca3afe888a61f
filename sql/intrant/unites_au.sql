-- Returns the units of an input at a date, by the packs of the campaigns open then that name the
-- input; if none of them names it, the input's own unit.
-- Spec: types-de-commandes#intrant-remettre.
-- Chosen: docs/decisions/0048-rien-en-silence.md, 0043-pack-fige.md.
create or replace function intrant.unites_au(p_intrant_id uuid, p_le timestamptz) returns text[]
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_intrant intrant.intrant;
  v_unites text[];
begin
  select i.* into v_intrant from intrant.intrant i where i.id = p_intrant_id;
  v_unites := array(
    select distinct k.value ->> 'unite_code'
    from campagne.campagne c join pack.pack_version v on v.id = c.pack_version_id
      cross join lateral jsonb_array_elements(v.contenu -> 'intrants_autorises') as k
    where c.active_pendant @> p_le and k.value ->> 'code' = v_intrant.code
    order by 1);
  return case when v_unites = '{}' then array[v_intrant.unite_code] else v_unites end;
end
$$;

-- The members of an object or a list of a pack document, each by a name that stays when others come
-- and go: its key, what its list tells its elements apart by, else its place.
-- Spec: editeur#differences.
create or replace function pack.membres(p_valeur jsonb) returns table (nom text, valeur jsonb)
language sql immutable
set search_path = pg_catalog, pg_temp
as $$
  select o.key, o.value
  from jsonb_each(case when jsonb_typeof(p_valeur) = 'object' then p_valeur else '{}' end) as o
  union all
  select coalesce(
           (a.value ->> 'code') || coalesce('@' || (a.value ->> 'version'), ''),
           a.value ->> 'critere', a.value ->> 'etat', a.value ->> 'referentiel',
           case when jsonb_typeof(a.value) = 'string' then a.value #>> '{}'
             else (a.ordinality - 1)::text end),
         a.value
  from jsonb_array_elements(case when jsonb_typeof(p_valeur) = 'array' then p_valeur else '[]' end)
    with ordinality as a
$$;

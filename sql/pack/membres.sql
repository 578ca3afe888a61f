-- Returns the members of an object or a list of a pack document, each with a name that does not
-- depend on other members: its key, or the identifying member of the list's elements, or else its
-- position. A draft may have two elements with one code; the name of the second has a number.
-- Spec: editeur#differences.
create or replace function pack.membres(p_valeur jsonb) returns table (nom text, valeur jsonb)
language sql immutable
set search_path = pg_catalog, pg_temp
as $$
  with element as (
    select a.ordinality as rang, a.value as valeur,
           coalesce(
             (a.value ->> 'code') || coalesce('@' || (a.value ->> 'version'), ''),
             a.value ->> 'critere', a.value ->> 'referentiel', a.value ->> 'etat',
             case when jsonb_typeof(a.value) = 'string' then a.value #>> '{}'
               else (a.ordinality - 1)::text end) as nom
    from jsonb_array_elements(
      case when jsonb_typeof(p_valeur) = 'array' then p_valeur else '[]' end)
      with ordinality as a
  ),
  compte as (
    select e.rang, e.valeur, e.nom,
           row_number() over (partition by e.nom order by e.rang) as fois
    from element e
  )
  select o.key, o.value
  from jsonb_each(case when jsonb_typeof(p_valeur) = 'object' then p_valeur else '{}' end) as o
  union all
  (select d.nom || case when d.fois > 1 then '#' || d.fois else '' end, d.valeur
   from compte d order by d.rang)
$$;

-- The ids that a payload names under a field; `[]` in the field's name goes through a list.
-- Spec: commandes#references.
-- Why: `rows 3` tells the planner what a JSON path does not, and keeps the plan of step 10 small.
create or replace function saisie.ids_nommes(p_payload jsonb, p_champ text) returns setof uuid
language plpgsql immutable rows 3
as $$
begin
  if p_champ like '%[]%' then
    return query
      select distinct (v.valeur #>> '{}')::uuid
      from jsonb_path_query(p_payload, ('$.' || replace(p_champ, '[]', '[*]'))::jsonpath)
        as v (valeur)
      where v.valeur <> 'null';
  elsif p_payload ->> p_champ is not null then
    return next (p_payload ->> p_champ)::uuid;
  end if;
end
$$;

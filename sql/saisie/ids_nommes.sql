-- Returns the ids in a list field of a payload (`[]` in the field's name), each once and in order.
-- Spec: commandes#references.
create or replace function saisie.ids_nommes(p_payload jsonb, p_champ text) returns uuid[]
language plpgsql immutable
set search_path = pg_catalog, pg_temp
as $$
begin
  return array(
    select distinct (v.valeur #>> '{}')::uuid as id
    from jsonb_path_query(p_payload, ('$.' || replace(p_champ, '[]', '[*]'))::jsonpath)
      as v (valeur)
    where v.valeur <> 'null'
    order by id);
end
$$;

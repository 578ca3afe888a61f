-- Replaces the personal members of a JSON value by a tombstone, at any depth: name, home, contact;
-- a date becomes empty. References (ids), values that a phone calculated (`telephone` in a
-- difference), the organization's own name and tombstones stay.
-- Spec: conservation#valeurs.
-- Why: `json` accepts characters that `jsonb` can not represent. A value with such a character is
--      replaced as a whole, because its members can not be read.
create or replace function conservation.taire(p_valeur json, p_marque text) returns json
language plpgsql immutable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_personnels constant text[] :=
    '{nom,prenoms,telephone,localite,piece_identite,numero_normalise,chauffeur,producteur}';
  v_vides constant text[] := '{sexe,date_naissance}';
begin
  if p_valeur::text ~ '\\u(0000|[dD][89a-fA-F])' then
    return json_build_object('efface', p_marque);
  end if;
  return (
    select case json_typeof(p_valeur)
      when 'object' then (
        select coalesce(json_object_agg(m.key, case
                 when json_typeof(m.value) = 'null' or m.key = any (v_vides) then 'null'::json
                 when m.key = 'organisation' then m.value
                 when m.key <> all (v_personnels) then conservation.taire(m.value, p_marque)
                 when m.value::text ~ '^"(effacé|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}")'
                   then m.value
                 when json_typeof(m.value) = 'string' or m.key = 'piece_identite'
                   or m.value::text ~ '"propose"'
                   then to_json(p_marque)
                 else conservation.taire(m.value, p_marque) end), '{}')
        from json_each(p_valeur) as m)
      when 'array' then (
        select coalesce(json_agg(conservation.taire(e.value, p_marque) order by e.rang), '[]')
        from json_array_elements(p_valeur) with ordinality as e (value, rang))
      else p_valeur end);
end
$$;
grant execute on function conservation.taire(json, text) to purge;

-- Returns whether a key accepts a value, by its type, its bounds, its texts and its members. JSON
-- `null` is accepted for every key: it restores the default.
-- Spec: reglages#cles, reglages#limites, reglages#images.
-- Chosen: an object names at least one member.
create or replace function reglage.accepte(p_declaration reglage.cle, p_valeur jsonb)
returns boolean
language sql immutable
set search_path = pg_catalog, pg_temp
as $$
  select case jsonb_typeof(p_valeur)
    when 'null' then true
    when 'number' then p_declaration.type = 'entier' and p_valeur::text ~ '^-?[0-9]{1,16}$'
      and (p_valeur #>> '{}')::numeric between p_declaration.minimum and p_declaration.maximum
    when 'string' then case p_declaration.type
      when 'texte' then p_valeur #>> '{}' = any (p_declaration.valeurs)
      when 'adresse_images' then reglage.est_adresse_images(p_valeur #>> '{}')
      else false end
    when 'boolean' then p_declaration.type = 'booleen'
    when 'object' then p_declaration.type = 'objet' and p_valeur <> '{}' and not exists (
      select from jsonb_each(p_valeur) as m
      where not coalesce(
        p_declaration.membres ? m.key and m.value::text ~ '^[0-9]{1,16}$'
        and m.value::text::numeric
          between (p_declaration.membres #>> array[m.key, 'minimum'])::numeric
            and (p_declaration.membres #>> array[m.key, 'maximum'])::numeric, false))
    else false end
$$;

-- Returns whether an answer is of the kind of its question: yes or no, one or several of its
-- choices, an integer within its bounds, a text within its length, a day, a file.
-- Spec: types-de-commandes#reponses.
create or replace function inspection.est_admise(p_question jsonb, p_reponse jsonb)
returns boolean
language sql immutable
set search_path = pg_catalog, pg_temp
as $$
  select case p_question ->> 'type'
    when 'oui_non' then jsonb_typeof(p_reponse) = 'boolean'
    when 'choix' then jsonb_typeof(p_reponse) = 'string'
      and c.codes @> jsonb_build_array(p_reponse)
    when 'choix_multiple' then jsonb_typeof(p_reponse) = 'array' and c.codes @> p_reponse
    when 'entier' then jsonb_typeof(p_reponse) = 'number'
      and p_reponse between p_question -> 'minimum' and p_question -> 'maximum'
    when 'texte' then jsonb_typeof(p_reponse) = 'string'
      and length(p_reponse #>> '{}') <= (p_question ->> 'longueur_max')::integer
    when 'date' then jsonb_typeof(p_reponse) = 'string'
      and p_reponse #>> '{}' ~ '^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$'
    when 'photo' then jsonb_typeof(p_reponse) = 'string'
      and p_reponse #>> '{}' ~* '^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
    else true end
  from (select jsonb_path_query_array(p_question, '$.choix[*].code') as codes) as c
$$;

-- Returns the ids of new records of a command that are not valid UUID v7. Ids that refer to other
-- records are never judged.
-- Spec: commandes#ids.
create or replace function saisie.ids_illisibles(p_type jsonb, p_payload jsonb) returns text[]
language plpgsql immutable
as $$
declare
  v_champs jsonb := p_type -> 'ids_propres';
  v_champ text;
  v_illisibles text[] := '{}';
begin
  for i in 0 .. coalesce(jsonb_array_length(v_champs), 0) - 1 loop
    v_champ := v_champs ->> i;
    if (p_payload #>> string_to_array(v_champ, '.')) !~ '^.{14}7.{4}[89abAB]' then
      v_illisibles := v_illisibles || v_champ;
    end if;
  end loop;
  return v_illisibles;
end
$$;

-- Returns the rank of a catalogue state among the states for downgraded matter. Downgraded matter
-- gets the first of them: the best state displayed as conventional, or else the lowest state.
-- Spec: file-de-controle#declassement.
-- Chosen: docs/decisions/0010-controles.md.
create or replace function pack.ordre_declasse(p_categorie text, p_rang smallint)
returns integer[]
language plpgsql immutable
set search_path = pg_catalog, pg_temp
as $$
begin
  return case when p_categorie = 'conventionnel' then array[0, -p_rang] else array[1, p_rang] end;
end
$$;

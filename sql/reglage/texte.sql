-- Returns the text of a setting at a date.
-- Spec: reglages#valeur.
create or replace function reglage.texte(p_cle text, p_le timestamptz) returns text
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return reglage.valeur(p_cle, p_le) #>> '{}';
end
$$;

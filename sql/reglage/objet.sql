-- Returns the members of a setting at a date; null if it is not set.
-- Spec: reglages#valeur.
create or replace function reglage.objet(p_cle text, p_le timestamptz) returns jsonb
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return reglage.valeur(p_cle, p_le);
end
$$;

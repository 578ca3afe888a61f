-- What a command type asks for: what the batch has read, or, of a command that is judged alone,
-- what stands in the tables; null for a type that nobody knows.
-- Spec: commandes#types.
create or replace function saisie.type_lu(p_regles saisie.regles, p_type text) returns jsonb
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  if p_regles.types is null then
    return (select t.description from saisie.type_decrit t where t.type = p_type);
  end if;
  return p_regles.types -> p_type;
end
$$;

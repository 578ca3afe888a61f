-- Returns the description of a command type: as the batch read it, or from the tables; null for an
-- unknown type.
-- Spec: commandes#types.
create or replace function saisie.type_lu(p_regles saisie.regles, p_type text) returns jsonb
language plpgsql stable
as $$
declare
  v_type jsonb := p_regles.types -> p_type;
begin
  if v_type is null then
    v_type := (select t.description from saisie.type_decrit t where t.type = p_type);
  end if;
  return v_type;
end
$$;

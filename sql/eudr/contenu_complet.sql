-- Returns the content of a statement as of now; no point of it may be missing.
-- Spec: eudr#contenu, eudr#completude.
-- Refuses: declaration_incomplete.
create or replace function eudr.contenu_complet(
  p_declaration eudr.declaration, p_le timestamptz) returns jsonb
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_contenu jsonb := eudr.contenu(p_declaration, p_le);
  v_manquants jsonb := (
    select jsonb_agg(p -> 'code') from jsonb_array_elements(eudr.juger(v_contenu)) as p
    where p -> 'satisfait' = 'false');
begin
  if v_manquants is not null then
    raise sqlstate 'TR409' using message = 'declaration_incomplete',
      detail = jsonb_build_object('points', v_manquants)::text;
  end if;
  return v_contenu;
end
$$;

-- Returns the values of a command or an act about a producer, as details may show them: of an
-- identity document, only that it exists.
-- Spec: identites-et-droits#piece-identite.
create or replace function producteur.taire_piece(p_dit jsonb) returns jsonb
language plpgsql immutable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_dit jsonb := p_dit;
begin
  if jsonb_typeof(v_dit -> 'piece_identite') = 'object' then
    v_dit := v_dit || '{"piece_identite": true}';
  end if;
  if jsonb_typeof(v_dit -> 'champs') = 'object' then
    v_dit := jsonb_set(v_dit, '{champs}', producteur.taire_piece(v_dit -> 'champs'));
  end if;
  return v_dit;
end
$$;

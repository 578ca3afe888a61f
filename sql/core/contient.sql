-- Returns whether a text contains every word of a search, in any order, each also as a part of a
-- word; ignores accents, case and punctuation.
-- Spec: api#recherche.
create or replace function core.contient(p_texte text, p_recherche text) returns boolean
language plpgsql immutable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_cle text := core.cle_nom(p_texte);
  v_mot text;
begin
  foreach v_mot in array string_to_array(core.cle_nom(p_recherche), ' ') loop
    if strpos(v_cle, v_mot) = 0 then
      return false;
    end if;
  end loop;
  return v_cle is not null and core.cle_nom(p_recherche) <> '';
end
$$;

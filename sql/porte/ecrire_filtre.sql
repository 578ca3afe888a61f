-- Writes a filter of a list for a statement: `condition` must hold for a row if the member is
-- given; `parmi`, if present, is the select that finds the values of its column. The application of
-- sql/ ends if the list's table does not have the column, or if a condition uses a placeholder
-- other than `:valeur`.
-- Chosen: docs/decisions/0140-listes-en-colonnes.md.
create or replace function porte.ecrire_filtre(p_liste porte.liste, p_filtre porte.filtre)
returns porte.filtre
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_filtre porte.filtre := p_filtre;
  v_lu text := (select format(t.expression, p_filtre.membre)
                from porte.type_lu t where t.type = p_filtre.type);
begin
  v_filtre.parmi := replace(p_filtre.parmi, ':valeur', v_lu);
  v_filtre.condition := case
    when p_filtre.parmi is not null
      then format('%s.%I in (%s)', p_liste.alias, p_filtre.colonne, v_filtre.parmi)
    when p_filtre.colonne is not null
      then format('%s.%I = %s', p_liste.alias, p_filtre.colonne, v_lu)
    else replace(p_filtre.condition, ':valeur', v_lu) end;
  assert v_filtre.condition !~ '(?<!:):\w' and (p_filtre.colonne is null or exists (
      select from pg_catalog.pg_attribute a
      where a.attrelid = porte.table_lue(p_liste.source) and a.attname = p_filtre.colonne)),
    format('%s, %s: not a filter', p_filtre.liste, p_filtre.membre);
  return v_filtre;
end
$$;

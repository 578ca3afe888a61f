-- Returns the content of a statement as it is shown: the filed one, or that of now for a draft.
-- Spec: eudr#contenu.
create or replace function eudr.contenu_montre(p_declaration eudr.declaration, p_le timestamptz)
returns jsonb
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return case when p_declaration.statut = 'brouillon' or p_declaration.contenu is null
    then eudr.contenu(p_declaration, p_le) else p_declaration.contenu end;
end
$$;

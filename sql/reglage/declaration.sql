-- The row of the catalogue that declares a key; null for a key that nothing declares. The last
-- segment of a family's key is the code of a product of the organization, or a process's word.
-- Spec: Other rules on resources, «Settings keys».
-- Chosen: a process's word is lower-case ASCII, as an activity's; docs/decisions/0020-reglages.md.
create or replace function reglage.declaration(p_cle text) returns reglage.cle
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_suffixe text := substring(p_cle from '[^.]*$');
  v_declaration reglage.cle;
begin
  select c.* into v_declaration from reglage.cle c
  where c.cle = case when c.suffixe is null then p_cle
      else left(p_cle, length(p_cle) - length(v_suffixe)) || '<' || c.suffixe || '>' end
    and case c.suffixe
      when 'process' then v_suffixe ~ '^[a-z][a-z0-9_]{0,39}$'
      when 'product' then exists (select from produit.produit p where p.code = v_suffixe)
      else true end;
  return v_declaration;
end
$$;

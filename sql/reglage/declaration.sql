-- Returns the catalogue row that declares a key; null for an undeclared key. The last segment of a
-- family's key must name a product of the organization, or a process in the pack of one of its
-- campaigns, including future and closed ones.
-- Spec: reglages#cles.
-- Chosen: docs/decisions/0049-obei.md.
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
      when 'process' then exists (
        select from campagne.campagne a join pack.pack_version v on v.id = a.pack_version_id
        where v.contenu -> 'arbre_activites' @> jsonb_build_array(
          jsonb_build_object('code', v_suffixe, 'module', 'procedes')))
      when 'product' then exists (select from produit.produit p where p.code = v_suffixe)
      else true end;
  return v_declaration;
end
$$;

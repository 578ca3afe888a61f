-- Returns the goods of a paper that its verification shows to anyone: the products by name, and the
-- mass in g. Both are null for a paper about no goods of its own, such as a statement.
-- Spec: documents#verification.
create or replace function tache.biens_de_papier(
  p_type text, p_contenu jsonb, out produit text, out net_g bigint) returns record
language plpgsql immutable
set search_path = pg_catalog, pg_temp
as $$
begin
  if p_type <> all ('{releve_producteur,avis_rappel}'::text[]) then
    produit := coalesce(p_contenu ->> 'produit', (
      select string_agg(distinct l.value ->> 'produit', ', ')
      from jsonb_array_elements(p_contenu -> 'lignes') as l));
    net_g := coalesce(p_contenu ->> 'net_g', p_contenu ->> 'total_g', p_contenu ->> 'quantite_g');
  end if;
end
$$;
grant execute on function tache.biens_de_papier(text, jsonb) to cockpit;

-- Presents a product at a date, with its attributes in pack order.
-- Spec: packs-et-campagnes#produits.
create or replace function produit.presenter(p_produit produit.produit, p_le timestamptz)
returns json
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select json_build_object(
      'id', p_produit.id, 'code', p_produit.code, 'nom_fr', p_produit.nom_fr,
      'nom_en', p_produit.nom_en, 'unite_code', p_produit.unite_code,
      'est_matiere_premiere', p_produit.est_matiere_premiere,
      'matiere_premiere_liee_code', p_produit.matiere_premiere_liee_code,
      'code_nc', p_produit.code_nc, 'nom_scientifique', p_produit.nom_scientifique,
      'actif', p_produit.actif_pendant @> p_le,
      'pack', (select json_build_object('code', k.code, 'version', v.version)
               from pack.pack_version v join pack.pack k on k.id = v.pack_id
               where v.id = p_produit.pack_version_id),
      'attributs', (
        select coalesce(jsonb_agg(a.value order by (a.value ->> 'ordre')::integer, a.rang), '[]')
        from jsonb_array_elements(p_produit.attributs) with ordinality as a (value, rang))));
end
$$;

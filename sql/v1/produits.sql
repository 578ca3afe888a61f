-- GET /v1/produits: the organization's products by code, each with its attributes in pack order.
-- Spec: Produit. Refuses: compte_inactif.
create or replace function v1.produits(p_appelant jsonb, p_requete jsonb) returns json
language plpgsql security definer
set search_path = ''
as $$
begin
  perform utilisateur.exiger_actif(p_appelant, now());
  return json_build_object('produits', (
    select coalesce(json_agg(json_build_object(
      'id', p.id, 'code', p.code, 'nom_fr', p.nom_fr, 'nom_en', p.nom_en,
      'unite_code', p.unite_code, 'est_matiere_premiere', p.est_matiere_premiere,
      'matiere_premiere_liee_code', p.matiere_premiere_liee_code,
      'actif', p.actif_pendant @> now(),
      'pack', case when v.id is not null
        then json_build_object('code', k.code, 'version', v.version) end,
      'attributs', (
        select coalesce(jsonb_agg(a.value order by (a.value ->> 'ordre')::integer), '[]')
        from jsonb_array_elements(p.attributs) as a)) order by p.code), '[]')
    from produit.produit p
      left join pack.pack_version v on v.id = p.pack_version_id
      left join pack.pack k on k.id = v.pack_id));
end
$$;
grant execute on function v1.produits(jsonb, jsonb) to api;

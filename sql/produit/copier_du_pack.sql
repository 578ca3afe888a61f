-- Copies the products of a pack version into the current organization; a product of the same code
-- takes the pack's content.
-- Spec: Produit. Chosen: a product is a row of the organization, copied when a campaign opens.
create or replace function produit.copier_du_pack(p_pack_version_id uuid) returns void
language sql
set search_path = pg_catalog, pg_temp
as $$
  insert into produit.produit
    (organisation_id, code, nom_fr, nom_en, unite_code, est_matiere_premiere,
     matiere_premiere_liee_code, coefficient_ppm, actif_pendant, pack_version_id, attributs)
  select core.organisation_id(), p ->> 'code', p ->> 'nom_fr', p ->> 'nom_en', p ->> 'unite_code',
         (p ->> 'est_matiere_premiere')::boolean, p #>> '{matiere_premiere_liee,code}',
         coalesce((p #>> '{matiere_premiere_liee,coefficient_ppm}')::integer, 1000000),
         '{(,)}', v.id, p -> 'attributs'
  from pack.pack_version v, jsonb_array_elements(v.contenu -> 'produits') as p
  where v.id = p_pack_version_id
  on conflict (organisation_id, code) do update set
    nom_fr = excluded.nom_fr, nom_en = excluded.nom_en, unite_code = excluded.unite_code,
    est_matiere_premiere = excluded.est_matiere_premiere,
    matiere_premiere_liee_code = excluded.matiere_premiere_liee_code,
    coefficient_ppm = excluded.coefficient_ppm,
    pack_version_id = excluded.pack_version_id, attributs = excluded.attributs
$$;

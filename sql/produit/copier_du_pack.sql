-- Copies the products of a pack version into the current organization. A code that a pack brought
-- shows the version of the campaign opened last; a product that the organization created keeps its
-- row. A campaign's rules read `produit.de_campagne` instead.
-- Spec: packs-et-campagnes#produits.
-- Chosen: docs/decisions/0043-pack-fige.md.
create or replace function produit.copier_du_pack(p_pack_version_id uuid) returns void
language sql
set search_path = pg_catalog, pg_temp
as $$
  insert into produit.produit as p
    (organisation_id, code, nom_fr, nom_en, unite_code, est_matiere_premiere,
     matiere_premiere_liee_code, coefficient_ppm, actif_pendant, pack_version_id, attributs)
  select core.organisation_id(), d.code, d.nom_fr, d.nom_en, d.unite_code, d.est_matiere_premiere,
         d.matiere_premiere_liee_code, d.coefficient_ppm, '{(,)}', d.pack_version_id, d.attributs
  from pack.produit d
  where d.pack_version_id = p_pack_version_id
  on conflict (organisation_id, code) do update set
    nom_fr = excluded.nom_fr, nom_en = excluded.nom_en, unite_code = excluded.unite_code,
    est_matiere_premiere = excluded.est_matiere_premiere,
    matiere_premiere_liee_code = excluded.matiere_premiere_liee_code,
    coefficient_ppm = excluded.coefficient_ppm,
    pack_version_id = excluded.pack_version_id, attributs = excluded.attributs
  where p.pack_version_id is not null
$$;

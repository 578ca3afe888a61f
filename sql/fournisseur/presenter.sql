-- Presents a supplier as the API shows it, with its certificates and the changes of its data.
-- Spec: conformite-et-certificats#fournisseurs.
-- Chosen: docs/decisions/0018-conformite-et-certificats.md.
create or replace function fournisseur.presenter(
  p_fournisseur fournisseur.fournisseur, p_le timestamptz) returns json
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select json_build_object(
      'id', p_fournisseur.id, 'code', p_fournisseur.code, 'nom', p_fournisseur.nom,
      'pays', p_fournisseur.pays, 'adresse', p_fournisseur.adresse,
      'contact', p_fournisseur.contact, 'telephone', p_fournisseur.telephone,
      'courriel', p_fournisseur.courriel, 'actif', p_fournisseur.actif_pendant @> p_le,
      'cree_le', core.horodatage(p_fournisseur.cree_le),
      'certificats', (
        select coalesce(
          json_agg(certificat.presenter(c, p_le) order by c.valide_du desc, c.id), '[]')
        from certificat.certificat c where c.fournisseur_id = p_fournisseur.id),
      'historique', (
        select coalesce(json_agg(json_build_object(
          'actif', h.actif, 'champs', h.champs, 'le', core.horodatage(h.le), 'raison', h.raison,
          'auteur_id', h.auteur_id) order by h.rang), '[]')
        from fournisseur.changement h where h.fournisseur_id = p_fournisseur.id)));
end
$$;

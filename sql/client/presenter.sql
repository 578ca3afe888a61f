-- Presents a client as the API shows it, with the changes of its data and the date of its
-- deactivation.
-- Spec: conformite-et-certificats#clients.
-- Chosen: docs/decisions/0018-conformite-et-certificats.md.
create or replace function client.presenter(
  p_client client.client, p_le timestamptz) returns json
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select json_build_object(
      'id', p_client.id, 'code', p_client.code, 'nom', p_client.nom, 'pays', p_client.pays,
      'adresse', p_client.adresse, 'contact', p_client.contact, 'telephone', p_client.telephone,
      'courriel', p_client.courriel, 'actif', p_client.actif_pendant @> p_le,
      'cree_le', core.horodatage(p_client.cree_le),
      'modifie_le', core.horodatage(p_client.modifie_le),
      'historique', (
        select coalesce(json_agg(json_build_object(
          'actif', h.actif, 'champs', h.champs, 'le', core.horodatage(h.le), 'raison', h.raison,
          'auteur_id', h.auteur_id) order by h.rang), '[]')
        from client.changement h where h.client_id = p_client.id)));
end
$$;

-- Returns the files of documents in an audit dossier, by ids: {organisation_id, ids}. For a
-- document that was not drawn yet, returns the contents to draw. Also lists the documents without a
-- stored file.
-- Spec: dossiers#documents, conservation#objets.
create or replace function v1.dossier_papiers(p_requete jsonb) returns json
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_ids uuid[] := array(
    select i.id::uuid from jsonb_array_elements_text(p_requete -> 'ids') as i (id));
begin
  perform set_config('sillon.organisation_id', p_requete ->> 'organisation_id', true);
  return json_build_object('papiers', array(
    select json_build_object(
      'id', d.id, 'sha256', d.sha256, 'taille_octets', d.taille_octets,
      'a_dessiner', case when d.sha256 is null then document.a_dessiner(d) end,
      'efface', document.est_efface(d))
    from document.document d where d.id = any (v_ids)
    order by d.id));
end
$$;
grant execute on function v1.dossier_papiers(jsonb) to api;

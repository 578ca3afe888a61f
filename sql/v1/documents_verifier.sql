-- GET /verifier/{code}: what anybody who holds a document may know of it: {statut}, `valide`,
-- `remplace` or `inconnu`, and of a known one its type, number, index, day and whose it is.
-- Spec: documents#verification.
create or replace function v1.documents_verifier(p_requete jsonb) returns json
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  return coalesce((
    select json_build_object(
      'statut', case when d.remplace_le is null then 'valide' else 'remplace' end,
      'type', d.type, 'indice', d.indice, 'numero', d.numero, 'organisation', d.organisation,
      'etabli_le', core.horodatage(d.etabli_le), 'fuseau_horaire', d.fuseau_horaire,
      'remplace_le', core.horodatage(d.remplace_le))
    from tache.document_verifie(p_requete ->> 'code') as d),
    json_build_object('statut', 'inconnu'));
end
$$;
grant execute on function v1.documents_verifier(jsonb) to api;

-- GET /verifier/{code}: public facts of a document: {statut, papiers}. The status is `valide` or
-- `remplace` for a single paper with that code, `plusieurs` for several, `inconnu` for none. Each
-- paper has its type, number, index, day, organization and validity, and of goods their products
-- and mass in g.
-- Spec: documents#verification.
create or replace function v1.documents_verifier(p_requete jsonb) returns json
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select json_build_object(
      'statut', case count(*) when 0 then 'inconnu' when 1 then min(p.statut) else 'plusieurs' end,
      'papiers', coalesce(json_agg(json_build_object(
        'statut', p.statut, 'type', d.type, 'indice', d.indice, 'numero', d.numero,
        'organisation', d.organisation, 'etabli_le', core.horodatage(d.etabli_le),
        'fuseau_horaire', d.fuseau_horaire, 'remplace_le', core.horodatage(d.remplace_le),
        'produit', d.produit, 'net_g', d.net_g)), '[]'))
    from tache.document_verifie(p_requete ->> 'code', p_requete ->> 'langue') as d
      cross join lateral (
        select case when d.remplace_le is null then 'valide' else 'remplace' end as statut) as p);
end
$$;
grant execute on function v1.documents_verifier(jsonb) to api;

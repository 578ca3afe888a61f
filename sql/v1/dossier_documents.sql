-- Returns some documents of an audit dossier, by their ids: {dossier_id, curseur, limite}. Called
-- in the name of the dossier's author, outside the snapshot from which the dossier is read.
-- Spec: dossiers#documents.
-- Refuses: droit_manquant.
create or replace function v1.dossier_documents(p_appelant jsonb, p_requete jsonb) returns json
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_session utilisateur.session :=
    utilisateur.exiger_permission(p_appelant, now(), 'audit.export');
  v_cadre jsonb := dossier.cadre((p_requete ->> 'dossier_id')::uuid, now());
  v_limite integer := (p_requete ->> 'limite')::integer;
begin
  return (
    with page as (
      select d.id, d.type, d.numero, d.indice, d.code,
             d.donnees is not null and not document.est_efface(d) as dessinable
      from dossier.documents(
        v_cadre, document.types_lisibles(v_session, now()),
        coalesce((p_requete ->> 'curseur')::uuid, '00000000-0000-0000-0000-000000000000'),
        v_limite) as d
    )
    select json_build_object(
      'documents', coalesce(json_agg(p order by p.id), '[]'),
      'suivant', case when count(*) = v_limite then max(p.id::text) end)
    from page p);
end
$$;
grant execute on function v1.dossier_documents(jsonb, jsonb) to api;

-- Returns whether every paper that phones printed for an audit dossier's records has its document
-- in the snapshot from which the dossier is read: {organisation_id, dossier_id}.
-- Spec: dossiers#documents.
create or replace function v1.dossier_imprime(p_requete jsonb) returns json
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_cadre jsonb;
begin
  perform set_config('sillon.organisation_id', p_requete ->> 'organisation_id', true);
  v_cadre := dossier.cadre((p_requete ->> 'dossier_id')::uuid, now());
  return json_build_object('imprime', not exists (
    select
    from dossier.a_imprimer(v_cadre, '00000000-0000-0000-0000-000000000000', null) as r
    where not document.est_etabli(r.type, r.id)
      and document.contenu_imprime(r.type, r.id, document.langue()) is not null));
end
$$;
grant execute on function v1.dossier_imprime(jsonb) to api;

-- Establishes what phones printed of the records that an audit dossier is about, before its moment,
-- some together: {organisation_id, dossier_id, apres}; answers after which of them to go on, null
-- once there are no more.
-- Spec: dossiers#documents.
-- Why: each takes a lock until the end, hence few. Some get no row ever: a cursor passes them.
create or replace function v1.dossier_imprimer(p_requete jsonb) returns json
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_cadre jsonb;
  v_apres uuid := coalesce(p_requete ->> 'apres', '00000000-0000-0000-0000-000000000000');
  v_ids uuid[];
begin
  perform set_config('sillon.organisation_id', p_requete ->> 'organisation_id', true);
  v_cadre := dossier.cadre((p_requete ->> 'dossier_id')::uuid, now());
  v_ids := array(select r.id from dossier.a_imprimer(v_cadre, v_apres, 50) as r order by r.id);
  perform document.etablir_imprimes(i.id, '{bon_livraison,recu}', now())
  from unnest(v_ids) as i (id);
  return json_build_object('apres', v_ids[cardinality(v_ids)]);
end
$$;
grant execute on function v1.dossier_imprimer(jsonb) to api;

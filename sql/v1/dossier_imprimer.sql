-- Establishes some documents that phones printed for the records of an audit dossier, before its
-- snapshot: {organisation_id, dossier_id, apres}. Returns the record after which to continue; null
-- at the end.
-- Spec: dossiers#documents.
-- Why: each document takes a lock until the end of the transaction, so a call makes only a few.
--      Some papers never get a row, so the call returns a cursor behind them.
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

-- Records blocks that are about to be stored for an audit dossier (`ajoutes`), deletes the records
-- of blocks that were removed from the store (`retires`), and returns some recorded blocks. Returns
-- none if another attempt than `tentative` is in charge, because the blocks belong to that attempt.
-- Spec: dossiers#reprise.
create or replace function v1.dossier_blocs(p_requete jsonb) returns json
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_organisation_id uuid := (p_requete ->> 'organisation_id')::uuid;
  v_id uuid := (p_requete ->> 'dossier_id')::uuid;
begin
  perform set_config('sillon.organisation_id', v_organisation_id::text, true);
  insert into dossier.bloc (organisation_id, dossier_id, sha256)
  select d.organisation_id, d.id, s.sha256
  from dossier.dossier d
    cross join jsonb_array_elements_text(coalesce(p_requete -> 'ajoutes', '[]')) as s (sha256)
  where d.id = v_id
  on conflict do nothing;
  delete from dossier.bloc b
  where b.organisation_id = v_organisation_id and b.dossier_id = v_id
    and b.sha256 = any (array(
      select jsonb_array_elements_text(coalesce(p_requete -> 'retires', '[]'))));
  return json_build_object('blocs', array(
    select b.sha256 from dossier.bloc b
    where b.organisation_id = v_organisation_id and b.dossier_id = v_id
      and not exists (select from dossier.dossier d
                      where d.organisation_id = v_organisation_id and d.id = v_id
                        and d.statut = 'en_cours'
                        and d.tentative <> coalesce((p_requete ->> 'tentative')::integer, 0))
    order by b.sha256 limit 50));
end
$$;
grant execute on function v1.dossier_blocs(jsonb) to api;

-- Returns the next seal of an organization's journal that has to be signed, and makes one if there
-- are new entries; null if there is nothing to do. With `signature` and `cle`, keeps both under a
-- seal first.
-- Spec: sceaux#nuit, sceaux#signature.
-- Why: a seal is signed before the next one is made, so only the latest may lack its signature.
-- Chosen: steps of bounded length; docs/decisions/0203-sceaux.md.
create or replace function v1.journal_sceller(p_requete jsonb) returns json
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_sceau sceau.sceau;
begin
  perform set_config('sillon.organisation_id', p_requete ->> 'organisation_id', true);
  if p_requete ? 'signature' then
    update sceau.sceau s
    set signature = p_requete ->> 'signature', cle_publique = p_requete -> 'cle'
    where s.rang = (p_requete ->> 'rang')::bigint and s.signature is null;
  end if;
  select s.* into v_sceau from sceau.sceau s where s.rang >= 0 order by s.rang desc limit 1;
  if v_sceau.id is null or v_sceau.signature is not null then
    v_sceau := sceau.sceller((p_requete ->> 'maintenant')::timestamptz, 5000);
  end if;
  return case when v_sceau.id is not null then
    json_build_object('rang', v_sceau.rang, 'contenu', sceau.contenu(v_sceau)) end;
end
$$;
grant execute on function v1.journal_sceller(jsonb) to api;

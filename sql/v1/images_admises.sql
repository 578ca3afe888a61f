-- Returns whether an organization has this address of imagery now: its worker may then read it.
-- A caller without a token needs the whole address, which members alone read (`GET /v1/moi`).
-- Spec: reglages#images.
-- Chosen: docs/decisions/0172-images-d-une-organisation.md.
create or replace function v1.images_admises(p_requete jsonb) returns json
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_pose text := set_config('sillon.codes', p_requete ->> 'organisation', true);
  v_id uuid := (select o.id from organisation.organisation o
                where o.code = p_requete ->> 'organisation');
begin
  if v_id is null then
    return to_json(false);
  end if;
  v_pose := set_config('sillon.organisation_id', v_id::text, true);
  return to_json(reglage.texte('carte.images', now()) is not distinct from p_requete ->> 'adresse'
    and p_requete ->> 'adresse' is not null);
end
$$;
grant execute on function v1.images_admises(jsonb) to api;

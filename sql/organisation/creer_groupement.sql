-- Creates a group of producers; its code is unique in the organization and never changes.
-- Spec: terrain#groupements.
-- Refuses: groupement_code_pris.
create or replace function organisation.creer_groupement(
  p_requete jsonb, p_le timestamptz) returns json
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_groupement organisation.groupement;
begin
  insert into organisation.groupement as g (organisation_id, id, code, nom)
  values (core.organisation_id(), gen_random_uuid(), p_requete ->> 'code', p_requete ->> 'nom')
  on conflict on constraint groupement_code_unique do nothing
  returning g.* into v_groupement;
  if v_groupement.id is null then
    raise sqlstate 'TR409' using message = 'groupement_code_pris',
      detail = jsonb_build_object('code', p_requete -> 'code')::text;
  end if;
  perform journal.consigner(p_le, 'groupement.creer', 'groupement', v_groupement.id,
                            jsonb_build_object('code', v_groupement.code));
  return organisation.presenter_groupement(v_groupement, p_le);
end
$$;

-- Gives an organization another name. The organization becomes the current one; its journal keeps
-- the former name and the reason.
-- Spec: organisations-et-modules#nom.
-- Refuses: organisation_introuvable.
-- Locks: the organization.
create or replace function organisation.renommer(
  p_id uuid, p_nom text, p_raison text, p_le timestamptz) returns json
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_organisation organisation.organisation;
  v_ancien text;
begin
  perform set_config('sillon.organisation_id', p_id::text, true);
  select o.nom into v_ancien from organisation.organisation o
  where o.id = p_id for no key update;
  if v_ancien is null then
    raise sqlstate 'TR404' using message = 'organisation_introuvable';
  end if;
  update organisation.organisation o set nom = p_nom where o.id = p_id
  returning o.* into v_organisation;
  perform journal.consigner(p_le, 'organisation.renommer', 'organisation', p_id,
    jsonb_build_object('ancien', v_ancien, 'nom', p_nom, 'raison', p_raison));
  return organisation.presenter(v_organisation);
end
$$;

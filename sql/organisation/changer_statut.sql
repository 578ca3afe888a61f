-- Suspends or reactivates an organization. The organization becomes the current one.
-- Spec: organisations-et-modules#suspension.
-- Refuses: organisation_introuvable, organisation_statut_refuse.
-- Locks: the organization.
create or replace function organisation.changer_statut(
  p_appelant jsonb, p_id uuid, p_statut text, p_raison text, p_le timestamptz) returns json
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_organisation organisation.organisation;
  v_acte text := (select a.acte from acte.acte a
                  where a.entite = 'organisation' and a.vers = p_statut);
begin
  perform set_config('sillon.organisation_id', p_id::text, true);
  select o.* into v_organisation from organisation.organisation o
  where o.id = p_id for no key update;
  if v_organisation.id is null then
    raise sqlstate 'TR404' using message = 'organisation_introuvable';
  end if;
  perform acte.exiger('organisation', p_id, v_organisation.statut, v_acte);
  update organisation.organisation o set statut = p_statut where o.id = p_id
  returning o.* into v_organisation;
  insert into organisation.changement_statut
    (organisation_id, rang, statut, depuis, raison, auteur)
  select p_id, coalesce(max(c.rang), 0) + 1, p_statut, greatest(p_le, max(c.depuis)), p_raison,
         coalesce(p_appelant ->> 'identifiant', p_appelant ->> 'sujet')
  from organisation.changement_statut c;
  perform journal.consigner(p_le, 'organisation.' || v_acte, 'organisation', p_id,
                            jsonb_build_object('raison', p_raison));
  return organisation.presenter(v_organisation);
end
$$;

-- Refuses a change after which no account can manage accounts or permission sets, because it takes
-- these rights from the last one; called after the change.
-- Spec: identites-et-droits#dernier-administrateur.
-- Chosen: an account that never holds the permission is not judged, even if an organization has no
--         administrator left.
-- Refuses: dernier_administrateur.
-- Locks: the organization, before what the account holds is read.
create or replace function utilisateur.proteger_administration(
  p_utilisateur_id uuid, p_le timestamptz) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
  perform from organisation.organisation o where o.id = core.organisation_id() for no key update;
  if exists (
    select from utilisateur.attribution a
      join utilisateur.ensemble_permission e using (organisation_id, ensemble_id)
    where a.utilisateur_id = p_utilisateur_id
      and e.permission in ('users.manage', 'permission_sets.manage')
      and tstzmultirange(a.periode) * e.incluse_pendant && tstzrange(p_le, null))
  then
    perform utilisateur.exiger_un_gestionnaire(p_le);
  end if;
end
$$;

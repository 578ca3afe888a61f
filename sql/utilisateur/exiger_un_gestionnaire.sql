-- Checks that at every instant from a date on, an active account can manage accounts and an active
-- account can manage permission sets; called after the change that it judges.
-- Spec: identites-et-droits#dernier-administrateur.
-- Chosen: docs/decisions/0016-droits-et-modules.md. Without a holder of permission_sets.manage no
--         person could ever grant a permission.
-- Refuses: dernier_administrateur.
-- Locks: the organization, by `utilisateur.exiger_un_administrateur`.
create or replace function utilisateur.exiger_un_gestionnaire(p_le timestamptz) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_sans tstzmultirange;
begin
  perform utilisateur.exiger_un_administrateur(p_le);

  select tstzmultirange(tstzrange(p_le, null)) - coalesce(
           range_agg(u.actif_pendant * tstzmultirange(a.periode) * e.incluse_pendant), '{}')
  into v_sans
  from utilisateur.attribution a
    join utilisateur.ensemble_permission e using (organisation_id, ensemble_id)
    join utilisateur.utilisateur u
      on u.organisation_id = a.organisation_id and u.id = a.utilisateur_id
  where e.permission = 'permission_sets.manage';

  if not isempty(v_sans) then
    raise sqlstate 'TR409' using message = 'dernier_administrateur',
      detail = jsonb_build_object('permission', 'permission_sets.manage',
                                  'depuis', core.horodatage(lower(v_sans)))::text;
  end if;
end
$$;

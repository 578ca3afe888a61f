-- Requires that, at every instant from a date on, an active account holds `users.manage`. Called
-- after the change that it judges, and last, so that its lock is the last one taken.
-- Spec: identites-et-droits#dernier-administrateur.
-- Chosen: docs/decisions/0015-comptes.md. Every act that removes the permission is judged: a
--         status, an end of assignment, the contents of a set; one holder may follow another.
-- Refuses: dernier_administrateur.
-- Locks: the organization, so that two changes at once are judged one after the other.
create or replace function utilisateur.exiger_un_administrateur(p_le timestamptz) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_sans tstzmultirange;
begin
  perform from organisation.organisation o where o.id = core.organisation_id() for no key update;

  select tstzmultirange(tstzrange(p_le, null)) - coalesce(
           range_agg(u.actif_pendant * tstzmultirange(a.periode) * e.incluse_pendant), '{}')
  into v_sans
  from utilisateur.attribution a
    join utilisateur.ensemble_permission e using (organisation_id, ensemble_id)
    join utilisateur.utilisateur u
      on u.organisation_id = a.organisation_id and u.id = a.utilisateur_id
  where e.permission = 'users.manage';

  if not isempty(v_sans) then
    raise sqlstate 'TR409' using message = 'dernier_administrateur',
      detail = jsonb_build_object('depuis', core.horodatage(lower(v_sans)))::text;
  end if;
end
$$;

-- Admits the publisher's support to the current organization while an access is open, and writes
-- the call to the organization's journal. The session has no account: it may read whatever
-- `dashboard.view` allows, and can not act.
-- Spec: support-et-cockpit#acces.
-- Chosen: docs/decisions/0073-support-et-cockpit.md.
-- Refuses: organisation_non_autorisee.
create or replace function utilisateur.admettre_support(
  p_appelant jsonb, p_le timestamptz) returns utilisateur.session
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_acces_id uuid := (select a.id from utilisateur.acces_support a
                      where a.organisation_id = core.organisation_id() and a.periode @> p_le);
begin
  if v_acces_id is null then
    raise sqlstate 'TR403' using message = 'organisation_non_autorisee';
  end if;
  perform journal.consigner(p_le, 'acces_support.lire', 'acces_support', v_acces_id,
    jsonb_build_object(
      'identifiant', coalesce(p_appelant ->> 'identifiant', p_appelant ->> 'sujet'),
      'appel', p_appelant -> 'appel'));
  return (core.organisation_id(), null, false)::utilisateur.session;
end
$$;

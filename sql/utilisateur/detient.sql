-- Whether a session holds one of some permissions at a date: by an assignment of its account while
-- that one is active, or as support, which has no account and reads everything.
-- Spec: identites-et-droits#permission, support-et-cockpit#acces.
-- Why: what is asked for is looked up by its key. All that somebody holds, sorted, took a third of
--      an opening; docs/decisions/0064-prix-d-une-lecture.md.
create or replace function utilisateur.detient(
  p_session utilisateur.session, p_le timestamptz, p_permissions text[]) returns boolean
language plpgsql stable
as $$
begin
  if p_session.utilisateur_id is null then
    return 'dashboard.view' = any (p_permissions);
  end if;
  return p_session.actif and exists (
    select
    from utilisateur.attribution a
      join utilisateur.ensemble_permission e
        on e.organisation_id = a.organisation_id and e.ensemble_id = a.ensemble_id
    where a.utilisateur_id = p_session.utilisateur_id and a.periode @> p_le
      and e.permission = any (p_permissions) and e.incluse_pendant @> p_le);
end
$$;

-- Returns whether a session holds one of some permissions at a date: by an assignment of its
-- account while the account is active, or as support, which has no account and reads everything.
-- Spec: identites-et-droits#permission, support-et-cockpit#acces.
-- Why: the lookup uses the key of the requested permissions; sorting all permissions of an account
--      took a third of the time to open a call. For a single permission, the common case, the
--      permission is the last column of the key; for several, all permissions of a set are read
--      (docs/performance.md#reads).
create or replace function utilisateur.detient(
  p_session utilisateur.session, p_le timestamptz, p_permissions text[]) returns boolean
language plpgsql stable
as $$
declare
  v_seule text := case when cardinality(p_permissions) = 1 then p_permissions[1] end;
begin
  if p_session.utilisateur_id is null then
    return 'dashboard.view' = any (p_permissions);
  elsif v_seule is not null then
    return p_session.actif and exists (
      select from utilisateur.permission_tenue p
      where p.utilisateur_id = p_session.utilisateur_id and p.periode @> p_le
        and p.permission = v_seule and p.incluse_pendant @> p_le);
  end if;
  return p_session.actif and exists (
    select from utilisateur.permission_tenue p
    where p.utilisateur_id = p_session.utilisateur_id and p.periode @> p_le
      and p.permission = any (p_permissions) and p.incluse_pendant @> p_le);
end
$$;

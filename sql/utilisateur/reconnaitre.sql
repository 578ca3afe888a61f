-- Returns the account of a token's subject in the current organization, and whether the account is
-- active at a date, in one query. Returns nothing if the subject is bound to no account; returns
-- only an organization if the person must still accept the account.
-- Spec: identites-et-droits#organisation-active.
-- Why: every call begins with this function. Data about the account are looked up by the account's
--      key: with a join, a plan may read all accounts of the organization, or all pending requests.
--      Pending acceptance is only checked for an inactive account, since no account is active
--      before its acceptance.
create or replace function utilisateur.reconnaitre(
  p_appelant jsonb, p_le timestamptz) returns utilisateur.session
language plpgsql stable
as $$
declare
  v_session utilisateur.session;
begin
  select i.organisation_id, i.utilisateur_id,
         (select u.actif_pendant @> p_le from utilisateur.utilisateur u
          where u.organisation_id = i.organisation_id and u.id = i.utilisateur_id)
  into v_session
  from utilisateur.identite i
  where i.emetteur = p_appelant ->> 'emetteur' and i.sujet = p_appelant ->> 'sujet';
  -- This query is in an inner `if`, because as part of the condition above it would run in every
  -- call.
  if not v_session.actif then
    if exists (
      select from personne.rattachement r
      where r.organisation_id = v_session.organisation_id
        and r.utilisateur_id = v_session.utilisateur_id and r.etat = 'demande')
    then
      v_session.utilisateur_id := null;
    end if;
  end if;
  return v_session;
end
$$;

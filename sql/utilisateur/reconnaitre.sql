-- The account of a token's subject in the current organization, and whether it is active at a
-- date, read at once. Nothing where the subject is bound to none; an organization without an
-- account where the person has still to accept that one.
-- Spec: identites-et-droits#organisation-active.
-- Why: every call begins with it. What is asked of the account is looked up by its key: joined, a
--      plan may read all accounts of the organization, or all requests that wait for an answer.
--      Whether the person has still to accept it is asked of an account that is not active alone,
--      since none is before they did.
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
  -- By itself: a condition with a query would be a statement of every call.
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

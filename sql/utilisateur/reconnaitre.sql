-- The account of a token's subject in the current organization, and whether it is active at a date,
-- read at once. Nothing where the subject is bound to none; an organization without an account
-- where the person has still to accept that one.
-- Spec: identites-et-droits#organisation-active.
-- Why: every call begins with it.
create or replace function utilisateur.reconnaitre(
  p_appelant jsonb, p_le timestamptz) returns utilisateur.session
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_session utilisateur.session;
begin
  select i.organisation_id, case when r.utilisateur_id is null then u.id end,
         u.actif_pendant @> p_le
  into v_session
  from utilisateur.identite i
    join utilisateur.utilisateur u
      on u.organisation_id = i.organisation_id and u.id = i.utilisateur_id
    left join personne.rattachement r
      on r.organisation_id = i.organisation_id and r.utilisateur_id = i.utilisateur_id
        and r.etat = 'demande'
  where i.emetteur = p_appelant ->> 'emetteur' and i.sujet = p_appelant ->> 'sujet';
  return v_session;
end
$$;

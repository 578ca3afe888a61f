-- Returns the account of a token's subject in the current organization. At the first sign-in
-- through an issuer, binds the account to the subject: by the subject that was recorded for this
-- issuer, or else by the login that the issuer guarantees. Null if the person has no account in the
-- organization.
-- Spec: identites-et-droits#premiere-connexion.
-- Chosen: docs/decisions/0002-identite.md. A bound account is never bound again, so a recycled user
--         name gives no access. docs/decisions/0015-comptes.md: an account that a person from
--         elsewhere has yet to accept is unbound; one with a known subject belongs to that subject.
--         docs/decisions/0035-premiere-connexion.md: a login that people choose themselves binds no
--         account.
create or replace function utilisateur.lier_identite(
  p_appelant jsonb, p_le timestamptz) returns uuid
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_session utilisateur.session := utilisateur.reconnaitre(p_appelant, p_le);
  v_lie uuid;
begin
  if v_session.organisation_id is not null then
    return v_session.utilisateur_id;
  end if;

  perform utilisateur.honorer_invitation(p_appelant, p_le);
  insert into utilisateur.identite (organisation_id, emetteur, sujet, utilisateur_id, lie_le)
  select u.organisation_id, p_appelant ->> 'emetteur', p_appelant ->> 'sujet', u.id, p_le
  from utilisateur.utilisateur u
    left join personne.rattachement r
      on r.organisation_id = u.organisation_id and r.utilisateur_id = u.id
    left join personne.personne p on p.identifiant = r.identifiant
  where coalesce(r.etat, 'propre') in ('propre', 'accepte')
    and case when p.emetteur = p_appelant ->> 'emetteur' then p.sujet = p_appelant ->> 'sujet'
             else u.identifiant = p_appelant ->> 'identifiant_sur' end
  on conflict do nothing
  returning utilisateur_id into v_lie;
  if v_lie is not null then
    perform personne.prouver_par_emetteur(p_appelant, v_lie, p_le);
  end if;

  v_session := utilisateur.reconnaitre(p_appelant, p_le);
  return v_session.utilisateur_id;
end
$$;

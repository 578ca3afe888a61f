-- Gives an account a new secret: a password for an identity that the organization created, or, for
-- a person from elsewhere, the secret with which they accept.
-- Spec: identites-et-droits#mot-de-passe, identites-et-droits#preuve.
-- Chosen: docs/decisions/0015-comptes.md.
-- Refuses: utilisateur_inconnu, utilisateur_statut_refuse, identite_d_une_autre_organisation,
--          identite_partagee.
-- Locks: the account, then the person.
create or replace function utilisateur.reinitialiser_mot_de_passe(
  p_id uuid, p_secret jsonb, p_le timestamptz) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_utilisateur utilisateur.utilisateur := utilisateur.verrouiller(p_id);
  v_lien personne.rattachement;
  v_auteur_id uuid := nullif(current_setting('sillon.utilisateur_id', true), '')::uuid;
begin
  perform acte.exiger('utilisateur', p_id, v_utilisateur.statut, 'reinitialiser_mot_de_passe');
  update personne.rattachement r
  set code_empreinte = p_secret ->> 'code_empreinte', code_expire_le = p_le + interval '7 days'
  where r.utilisateur_id = p_id and r.etat in ('propre', 'demande')
  returning r.* into v_lien;
  if v_lien.etat is null then
    raise sqlstate 'TR403' using message = 'identite_d_une_autre_organisation';
  end if;
  if v_lien.etat = 'propre' then
    perform personne.poser_mot_de_passe(v_lien.identifiant, p_secret ->> 'mot_de_passe_hash', p_le);
  end if;
  if p_id is distinct from v_auteur_id then
    insert into utilisateur.preuve (organisation_id, utilisateur_id, genre, le, auteur_id)
    values (v_utilisateur.organisation_id, p_id, 'reinitialisation', p_le, v_auteur_id);
  end if;
  perform journal.consigner(p_le, 'utilisateur.reinitialiser_mot_de_passe', 'utilisateur', p_id);
end
$$;

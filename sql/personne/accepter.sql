-- Attaches a person's identity to the account that another organization opened for them: with the
-- secret that its administrator handed over, and a new password that only this person knows.
-- Spec: identites-et-droits#plusieurs-organisations.
-- Chosen: docs/decisions/0015-comptes.md. The person who created the identity, and may know its
--         password, knows neither the secret nor the new password, and gets no access by this act.
-- Refuses: rattachement_inconnu, code_rattachement_invalide, identifiant_deja_pris.
-- Locks: the person.
create or replace function personne.accepter(
  p_session utilisateur.session, p_appelant jsonb, p_requete jsonb, p_le timestamptz) returns json
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_identifiant text := personne.du_compte(p_session.utilisateur_id);
  v_lien personne.rattachement;
begin
  perform set_config('sillon.personne', v_identifiant, true);
  perform from personne.personne p where p.identifiant = v_identifiant for no key update;
  select r.* into v_lien from personne.rattachement r
  where r.identifiant = v_identifiant and r.utilisateur_id = (p_requete ->> 'id')::uuid
    and r.etat = 'demande';
  if v_lien.utilisateur_id is null then
    raise sqlstate 'TR404' using message = 'rattachement_inconnu';
  end if;
  if v_lien.code_empreinte is distinct from p_requete ->> 'code_empreinte'
    or v_lien.code_expire_le <= p_le
  then
    raise sqlstate 'TR403' using message = 'code_rattachement_invalide';
  end if;

  update personne.personne p
  set mot_de_passe_a_poser = p_requete ->> 'mot_de_passe_hash', mot_de_passe_provisoire = false,
      sessions_a_fermer_le = p_le
  where p.identifiant = v_identifiant;
  perform set_config('sillon.organisation_id', v_lien.organisation_id::text, true);
  perform set_config('sillon.utilisateur_id', v_lien.utilisateur_id::text, true);
  perform personne.attacher(v_lien.utilisateur_id, p_appelant, p_le);
  perform personne.demander(v_identifiant);
  return json_build_object('id', v_lien.utilisateur_id,
    'organisation_code', v_lien.organisation_code, 'organisation_nom', v_lien.organisation_nom,
    'accepte_le', core.horodatage(p_le));
end
$$;

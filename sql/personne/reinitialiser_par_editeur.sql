-- Gives any identity a new provisional password and closes its sessions, for the publisher: once
-- several organizations use the identity, only the publisher may do so.
-- Spec: identites-et-droits#mot-de-passe, identites-et-droits#preuve.
-- Refuses: identite_inconnue.
-- Locks: the person.
create or replace function personne.reinitialiser_par_editeur(
  p_identifiant text, p_hash text, p_le timestamptz) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_lien personne.rattachement;
begin
  perform set_config('sillon.personne', p_identifiant, true);
  perform from personne.personne p where p.identifiant = p_identifiant for no key update;
  if not found then
    raise sqlstate 'TR404' using message = 'identite_inconnue';
  end if;
  update personne.personne p
  set mot_de_passe_a_poser = p_hash, mot_de_passe_provisoire = true, sessions_a_fermer_le = p_le
  where p.identifiant = p_identifiant;
  for v_lien in
    select r.* from personne.rattachement r
    where r.identifiant = p_identifiant and r.etat in ('propre', 'accepte')
  loop
    perform set_config('sillon.organisation_id', v_lien.organisation_id::text, true);
    insert into utilisateur.preuve (organisation_id, utilisateur_id, genre, le)
    values (v_lien.organisation_id, v_lien.utilisateur_id, 'reinitialisation', p_le);
  end loop;
  perform personne.demander(p_identifiant);
end
$$;

-- Gives an identity of the current organization a new provisional password and closes its sessions.
-- Spec: identites-et-droits#mot-de-passe.
-- Refuses: identite_partagee, once another organization relies on the identity too.
-- Locks: the person, so that an attachment accepted at the same moment is seen.
create or replace function personne.poser_mot_de_passe(
  p_identifiant text, p_hash text, p_le timestamptz) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
  perform from personne.personne p where p.identifiant = p_identifiant for no key update;
  if personne.est_partagee(p_identifiant) then
    raise sqlstate 'TR409' using message = 'identite_partagee';
  end if;
  update personne.personne p
  set mot_de_passe_a_poser = p_hash, mot_de_passe_provisoire = true, sessions_a_fermer_le = p_le
  where p.identifiant = p_identifiant;
  perform personne.demander(p_identifiant);
end
$$;

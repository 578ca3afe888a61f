-- Records that a name, under which an organization meant to create an identity, belongs to another
-- person at the provider. No password is set, and the account becomes a request that this person
-- may accept.
-- Chosen: docs/decisions/0015-comptes.md. Until then the account was never open: the person's token
--         does not name the organization.
create or replace function personne.constater_etrangere(
  p_identifiant text, p_le timestamptz) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_organisation_id uuid := (
    select p.geree_par from personne.personne p where p.identifiant = p_identifiant);
  v_utilisateur_id uuid;
begin
  perform set_config('sillon.organisation_id', v_organisation_id::text, true);
  update personne.rattachement r set etat = 'demande'
  where r.identifiant = p_identifiant and r.etat = 'propre'
  returning r.utilisateur_id into v_utilisateur_id;
  update utilisateur.utilisateur u
  set actif_pendant = u.actif_pendant - tstzmultirange(
    tstzrange(core.apres(p_le, u.actif_pendant), null))
  where u.id = v_utilisateur_id;
  update personne.personne p
  set geree_par = null, creation = 'faite', mot_de_passe_a_poser = null,
      mot_de_passe_tente = null, sessions_a_fermer_le = null
  where p.identifiant = p_identifiant;
end
$$;

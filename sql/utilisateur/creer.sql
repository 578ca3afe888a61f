-- Creates an account in the current organization, active from a date.
-- Spec: identites-et-droits#comptes.
create or replace function utilisateur.creer(
  p_id uuid, p_identifiant text, p_nom_affiche text, p_le timestamptz) returns uuid
language sql
set search_path = pg_catalog, pg_temp
as $$
  insert into utilisateur.utilisateur
    (organisation_id, id, identifiant, nom_affiche, actif_pendant, cree_le)
  values (core.organisation_id(), p_id, p_identifiant, p_nom_affiche,
          tstzmultirange(tstzrange(p_le, null)), p_le)
  returning id
$$;

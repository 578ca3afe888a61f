-- Opens an account in the current organization, with its permission sets.
-- Spec: identites-et-droits#comptes.
-- Chosen: docs/decisions/0015-comptes.md. For a person with an identity elsewhere the account is a
--         request: active from their acceptance on, and shown like any other until then.
-- Refuses: droit_manquant (sets without permission_sets.manage), ensemble_inconnu, fin_obligatoire,
--          periode_invalide; identifiant_deja_pris, by the unique key.
create or replace function utilisateur.ouvrir(
  p_auteur_id uuid, p_requete jsonb, p_le timestamptz) returns uuid
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_id uuid := gen_random_uuid();
begin
  perform utilisateur.creer(v_id, p_requete ->> 'identifiant', p_requete ->> 'nom_affiche', p_le);
  if personne.inscrire(v_id, p_requete ->> 'identifiant', p_requete ->> 'nom_affiche', p_requete,
                       p_le) = 'demande'
  then
    update utilisateur.utilisateur u set actif_pendant = '{}' where u.id = v_id;
  end if;
  insert into utilisateur.changement_statut
    (organisation_id, utilisateur_id, rang, statut, depuis, auteur_id)
  values (core.organisation_id(), v_id, 1, 'actif', p_le, p_auteur_id);
  perform utilisateur.donner_ensembles(p_auteur_id, v_id, p_requete, p_le);
  perform journal.consigner(p_le, 'utilisateur.creer', 'utilisateur', v_id, jsonb_build_object(
    'identifiant', p_requete ->> 'identifiant',
    'ensembles', coalesce(p_requete -> 'ensembles', '[]')));
  return v_id;
end
$$;

-- Announces a file to import, with its description and the kind of its rows; returns the import
-- with the key under which the store expects the file.
-- Spec: imports#envoi.
-- Refuses: genre_inconnu, droit_manquant, module_inactif, parametre_invalide (known records are
--          brought up to date of producers alone).
create or replace function importation.creer(
  p_requete jsonb, p_session utilisateur.session, p_le timestamptz) returns jsonb
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_importation importation.importation;
  v_genre json := importation.lire_genre(p_requete ->> 'genre');
begin
  perform importation.exiger_genre(p_requete ->> 'genre', p_session, p_le);
  if p_requete ->> 'connus' = 'mettre_a_jour' and p_requete ->> 'genre' <> 'producteurs' then
    raise sqlstate 'TR400' using message = 'parametre_invalide',
      detail = '{"parametre": "connus"}';
  end if;
  insert into importation.importation
    (organisation_id, genre, nom_fichier, format, taille_octets, sha256, connus, cree_le, auteur_id)
  values (core.organisation_id(), p_requete ->> 'genre', p_requete ->> 'nom_fichier',
          p_requete ->> 'format', (p_requete ->> 'taille_octets')::bigint, p_requete ->> 'sha256',
          coalesce(p_requete ->> 'connus', 'refuser'), p_le, p_session.utilisateur_id)
  returning * into v_importation;
  perform journal.consigner(p_le, 'importation.creer', 'importation', v_importation.id, p_requete);
  return jsonb_build_object(
    'importation', importation.presenter(v_importation),
    'cle', importation.cle_objet(v_importation),
    'duree_s', 60 * reglage.entier('fichiers.adresse_envoi_min', p_le));
end
$$;

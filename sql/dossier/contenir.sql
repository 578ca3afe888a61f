-- Returns the key of a dossier's archive in the store, and the lifetime of its URL; the key is null
-- after the archive was removed. The author of the dossier may download the archive, and so may
-- accounts that may read every list in it. If the archive has identity documents, the account also
-- needs the permission to read these now. Each download is journalled.
-- Spec: dossiers#contenu, dossiers#pieces-identite, conservation#objets.
-- Refuses: droit_manquant, dossier_inconnu, dossier_non_pret.
-- Chosen: docs/decisions/0081-dossiers-d-audit.md.
create or replace function dossier.contenir(
  p_id uuid, p_session utilisateur.session, p_le timestamptz) returns json
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_dossier dossier.dossier := dossier.exiger(p_id);
  v_lectures text[] := '{dashboard.view,review.resolve}';
begin
  if p_session.utilisateur_id is distinct from v_dossier.auteur_id
    and not utilisateur.permissions_de_session(p_session, p_le) @> v_lectures
  then
    raise sqlstate 'TR403' using message = 'droit_manquant',
      detail = jsonb_build_object('permissions', v_lectures)::text;
  end if;
  if v_dossier.pieces_identite
    and not fichier.peut_lire_identite(p_session.utilisateur_id, p_le)
  then
    raise sqlstate 'TR403' using message = 'droit_manquant',
      detail = jsonb_build_object('permissions', fichier.permissions_identite())::text;
  end if;
  if v_dossier.statut <> 'pret' then
    raise sqlstate 'TR409' using message = 'dossier_non_pret',
      detail = jsonb_build_object('statut', v_dossier.statut)::text;
  end if;
  perform journal.consigner(p_le, 'dossier.lire', 'dossier', p_id);
  return json_build_object(
    'dossier', dossier.presenter(v_dossier),
    'cle', (
      select k.cle
      from (select fichier.cle(
              v_dossier.organisation_id, v_dossier.id, v_dossier.manifeste_sha256)) as k (cle)
      where not exists (select from conservation.objet o
                        where o.organisation_id = v_dossier.organisation_id and o.cle = k.cle)),
    'duree_s', 60 * reglage.entier('fichiers.adresse_lecture_min', p_le));
end
$$;

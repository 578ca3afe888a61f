-- Returns a file to a permitted reader: its description and, from its arrival until its expiry, its
-- key in the store. If a command or the sender calls the file an identity document, the reader
-- needs a permission for identity documents, and each reading is journalled.
-- Spec: fichiers#lecture, identites-et-droits#piece-identite.
-- Chosen: docs/decisions/0026-fichiers.md.
-- Refuses: fichier_inconnu, droit_manquant.
create or replace function fichier.lire(
  p_session utilisateur.session, p_id uuid, p_le timestamptz) returns jsonb
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_fichier jsonb := fichier.presenter(p_id);
begin
  if v_fichier is null then
    raise sqlstate 'TR404' using message = 'fichier_inconnu';
  end if;
  if v_fichier ->> 'role' = 'piece_identite' or exists (
    select from commande.piece_jointe p
    where p.fichier_id = p_id and p.role = 'piece_identite')
  then
    if not fichier.peut_lire_identite(p_session.utilisateur_id, p_le) then
      raise sqlstate 'TR403' using message = 'droit_manquant',
        detail = jsonb_build_object('permissions', fichier.permissions_identite())::text;
    end if;
    perform journal.consigner(p_le, 'fichier.lire_piece_identite', 'fichier', p_id);
  end if;
  return jsonb_build_object(
    'fichier', v_fichier,
    'cle', case when v_fichier ->> 'statut' = 'arrive' then (
      select k.cle
      from (select fichier.cle(p_session.organisation_id, p_id, v_fichier ->> 'sha256')) as k (cle)
      where not exists (select from conservation.objet o
                        where o.organisation_id = p_session.organisation_id and o.cle = k.cle))
    end,
    'duree_s', 60 * reglage.entier('fichiers.adresse_lecture_min', p_le));
end
$$;

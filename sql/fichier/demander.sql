-- Issues a URL to which a phone uploads a file. The declared properties of the file are stored, and
-- the URL is bound to them. Until the file has arrived the last declaration counts, unless a
-- command that announces the file contradicts it. A file that has arrived gets a URL only if the
-- store lost it. Otherwise, for the same content, the response says that it arrived and gives its
-- key unless the file was erased; other content is refused.
-- Spec: fichiers#envoi, restauration#fichiers.
-- Chosen: docs/decisions/0026-fichiers.md.
-- Refuses: fichier_trop_grand, fichier_deja_arrive, fichier_autre_contenu. Locks: the file.
create or replace function fichier.demander(
  p_appareil appareil.appareil, p_requete jsonb, p_le timestamptz) returns jsonb
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_demande fichier.envoi := jsonb_populate_record(null::fichier.envoi, p_requete);
  v_arrive fichier.fichier;
  v_max bigint := fichier.taille_max(v_demande.role, p_le);
  v_duree_s bigint := 60 * reglage.entier('fichiers.adresse_envoi_min', p_le);
begin
  if v_demande.taille_octets > v_max then
    raise sqlstate 'TR413' using message = 'fichier_trop_grand',
      detail = jsonb_build_object('taille_max_octets', v_max)::text;
  end if;
  perform fichier.verrouiller(v_demande.fichier_id);
  select f.* into v_arrive from fichier.fichier f where f.id = v_demande.fichier_id;
  if (v_arrive.sha256, v_arrive.role, v_arrive.type_media, v_arrive.taille_octets)
    = (v_demande.sha256, v_demande.role, v_demande.type_media, v_demande.taille_octets)
  then
    return jsonb_build_object(
      'fichier', fichier.presenter(v_arrive.id), 'duree_s', v_duree_s,
      'cle', (select k.cle from (select fichier.cle(p_appareil.organisation_id, v_arrive.id,
                                                    v_arrive.sha256)) as k (cle)
              where not exists (select from conservation.objet o where o.cle = k.cle)));
  elsif v_arrive.id is not null then
    raise sqlstate 'TR409' using message = 'fichier_deja_arrive',
      detail = jsonb_build_object('arrive_le', core.horodatage(v_arrive.arrive_le))::text;
  end if;
  perform fichier.exiger_annonce(v_demande.fichier_id, v_demande.sha256, v_demande.role);

  insert into fichier.envoi as e
    (organisation_id, fichier_id, sha256, role, type_media, taille_octets, utilisateur_id,
     appareil_id, demande_le, expire_le, clos)
  values (p_appareil.organisation_id, v_demande.fichier_id, v_demande.sha256, v_demande.role,
          v_demande.type_media, v_demande.taille_octets, p_appareil.utilisateur_id, p_appareil.id,
          p_le, p_le + v_duree_s * interval '1 second', false)
  on conflict (organisation_id, fichier_id) do update
    set sha256 = excluded.sha256, role = excluded.role, type_media = excluded.type_media,
        taille_octets = excluded.taille_octets, utilisateur_id = excluded.utilisateur_id,
        appareil_id = excluded.appareil_id, demande_le = excluded.demande_le,
        expire_le = excluded.expire_le, clos = false;
  perform journal.consigner(
    p_le, 'fichier.demander', 'fichier', v_demande.fichier_id,
    jsonb_build_object('sha256', v_demande.sha256, 'role', v_demande.role,
                       'taille_octets', v_demande.taille_octets), p_appareil.id);
  return jsonb_build_object(
    'fichier', fichier.presenter(v_demande.fichier_id), 'duree_s', v_duree_s,
    'cle', fichier.cle(p_appareil.organisation_id, v_demande.fichier_id, v_demande.sha256));
end
$$;

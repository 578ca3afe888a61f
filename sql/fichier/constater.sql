-- Compares the object under the key of an awaited file (null for no object) with the declared size
-- and SHA-256, both calculated from its bytes. If both match, the file has arrived, for every
-- command that announces this content. Returns `arrive`, `absent` or `different`; after
-- `different`, the caller removes the object. Ignores a report that is older than the file's last
-- one.
-- Spec: fichiers#arrivee.
-- Chosen: docs/decisions/0026-fichiers.md. An hour after its address expired no upload can be
--         running: the file is no longer looked for until a new address is requested.
-- Locks: the file.
create or replace function fichier.constater(
  p_fichier_id uuid, p_cle text, p_trouve jsonb, p_le timestamptz) returns text
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_envoi fichier.envoi;
begin
  perform fichier.verrouiller(p_fichier_id);
  select e.* into v_envoi from fichier.envoi e where e.fichier_id = p_fichier_id;
  if exists (select from fichier.fichier f where f.id = p_fichier_id) then
    return 'arrive';
  elsif p_trouve is null
    or p_cle <> fichier.cle(v_envoi.organisation_id, p_fichier_id, v_envoi.sha256)
  then
    update fichier.envoi e set clos = true
    where e.fichier_id = p_fichier_id and e.expire_le + interval '1 hour' < p_le;
    return 'absent';
  elsif (p_trouve ->> 'sha256', (p_trouve ->> 'taille_octets')::bigint)
    is distinct from (v_envoi.sha256, v_envoi.taille_octets)
  then
    return 'different';
  end if;
  insert into fichier.fichier
    (organisation_id, id, sha256, role, type_media, taille_octets, utilisateur_id, appareil_id,
     arrive_le)
  values (v_envoi.organisation_id, p_fichier_id, v_envoi.sha256, v_envoi.role, v_envoi.type_media,
          v_envoi.taille_octets, v_envoi.utilisateur_id, v_envoi.appareil_id, p_le);
  update fichier.envoi e set clos = true where e.fichier_id = p_fichier_id;
  update commande.piece_jointe p set recue_le = p_le
  where p.fichier_id = p_fichier_id and p.sha256 = v_envoi.sha256 and p.recue_le is null;
  perform journal.consigner(
    p_le, 'fichier.arriver', 'fichier', p_fichier_id,
    jsonb_build_object('sha256', v_envoi.sha256, 'role', v_envoi.role), v_envoi.appareil_id);
  return 'arrive';
end
$$;

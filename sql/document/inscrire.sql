-- Registers the file of a document; a file that is registered already stays. Returns whether the
-- store may keep this file: not if the document has another file, nor if its values were erased
-- meanwhile. If not, the caller removes the file.
-- Spec: documents#fichier, conservation#objets, webhooks#genres.
-- Locks: the document, against its erasing.
create or replace function document.inscrire(
  p_id uuid, p_sha256 text, p_taille_octets bigint, p_le timestamptz) returns boolean
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
  perform from document.document d where d.id = p_id for update;
  update document.document d
  set sha256 = p_sha256, taille_octets = p_taille_octets, dessine_le = p_le
  where d.id = p_id and d.sha256 is null and not document.est_efface(d);
  if found then
    perform journal.consigner(p_le, 'document.dessiner', 'document', p_id);
  end if;
  return exists (
    select from document.document d
    where d.id = p_id and d.sha256 = p_sha256 and not document.est_efface(d));
end
$$;

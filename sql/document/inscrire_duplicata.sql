-- Records the SHA-256 under which the store keeps a duplicate, because every stored file needs a
-- row that names it. Returns whether the store may keep the duplicate: not after the personal
-- values of the document were erased.
-- Spec: documents#duplicata, conservation#objets.
-- Locks: the document, against its erasing.
create or replace function document.inscrire_duplicata(p_id uuid, p_rang integer, p_sha256 text)
returns boolean
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
  perform from document.document d where d.id = p_id for update;
  update document.duplicata p set sha256 = p_sha256
  where (p.document_id, p.rang) = (p_id, p_rang) and p.sha256 is null
    and not exists (
      select from document.document d where d.id = p_id and document.est_efface(d));
  return exists (
    select from document.duplicata p
      join document.document d on d.organisation_id = p.organisation_id and d.id = p.document_id
    where (p.document_id, p.rang) = (p_id, p_rang) and p.sha256 = p_sha256
      and not document.est_efface(d));
end
$$;

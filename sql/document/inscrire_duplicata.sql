-- Writes down under which SHA-256 the store keeps a duplicate: no file is kept that no row names.
-- Spec: documents#duplicata.
create or replace function document.inscrire_duplicata(p_id uuid, p_rang integer, p_sha256 text)
returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
  update document.duplicata p set sha256 = p_sha256
  where (p.document_id, p.rang) = (p_id, p_rang) and p.sha256 is null;
end
$$;

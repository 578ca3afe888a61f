-- Writes down that a document's file was drawn and is kept: the first one that was stays, whoever
-- drew it again.
-- Spec: documents#fichier.
create or replace function document.inscrire(
  p_id uuid, p_sha256 text, p_taille_octets bigint, p_le timestamptz) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
  update document.document d
  set sha256 = p_sha256, taille_octets = p_taille_octets, dessine_le = p_le
  where d.id = p_id and d.sha256 is null;
end
$$;

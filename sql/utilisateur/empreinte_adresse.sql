-- Returns the SHA-256 of an address in lower case; proofs store this hash instead of the address.
-- Spec: identites-et-droits#preuve.
create or replace function utilisateur.empreinte_adresse(p_adresse text) returns text
language plpgsql immutable
set search_path = pg_catalog, pg_temp
as $$
begin
  return encode(sha256(convert_to(lower(p_adresse), 'UTF8')), 'hex');
end
$$;

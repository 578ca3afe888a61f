-- Establishes the document of a record in its present state, and returns the document. If the
-- record has no document any more, the existing one becomes invalid, and null is returned.
-- Spec: documents#etablissement, documents#remplacement.
-- Locks: the documents of the record.
create or replace function document.etablir(
  p_type text, p_entite_id uuid, p_pour_id uuid, p_le timestamptz) returns uuid
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
  perform core.verrouiller('document ' || p_entite_id);
  return document.ecrire(
    p_type, p_entite_id, p_pour_id,
    document.contenu(p_type, p_entite_id, p_pour_id, document.langue()), p_le);
end
$$;

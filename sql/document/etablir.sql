-- Establishes the document of a record as it is now, and returns it; null where nothing is to be
-- handed out any more, and the one that there is stops being true.
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

-- Writes the present contents of a record's document and returns the document. If nothing in the
-- document changed, returns the existing one; otherwise writes a new index, which replaces the
-- former document if the type requires it. If the record has no document any more, the existing one
-- becomes invalid, and null is returned.
-- Spec: documents#etablissement, documents#remplacement, documents#code.
-- Chosen: docs/decisions/0078-documents.md.
-- Why: a document that was printed in the field has the fingerprint of its command; later ones, and
--      those that the office makes, have the fingerprint of their contents.
create or replace function document.ecrire(
  p_type text, p_entite_id uuid, p_pour_id uuid, p_contenu jsonb, p_le timestamptz) returns uuid
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_type document.type;
  v_langue text := document.langue();
  v_avant document.document;
  v_donnees jsonb;
  v_empreinte text;
  v_id uuid;
begin
  select t.* into v_type from document.type t where t.code = p_type;
  select d.* into v_avant from document.document d
  where d.entite_id = p_entite_id and (d.type, d.pour_id) = (p_type, p_pour_id)
  order by d.indice desc limit 1;
  if v_avant.remplace_le is null and v_avant.donnees -> 'contenu' = p_contenu then
    return v_avant.id;
  elsif v_type.se_remplacent then
    update document.document d set remplace_le = p_le
    where d.id = v_avant.id and d.remplace_le is null;
  end if;
  if p_contenu is null then
    return null;
  end if;
  v_donnees := document.encadrer(
    p_type, p_pour_id, v_langue, coalesce(v_avant.indice, 0) + 1, p_contenu, p_le);
  v_empreinte := coalesce(
    case when v_avant.id is null
      then document.empreinte_libre((p_contenu ->> 'commande_id')::uuid) end,
    encode(sha256(convert_to(v_donnees::text, 'UTF8')), 'hex'));
  insert into document.document
    (organisation_id, type, entite_id, pour_id, indice, commande_id, numero, code, empreinte,
     langue, donnees, etabli_le)
  values (core.organisation_id(), p_type, p_entite_id, p_pour_id,
          (v_donnees ->> 'indice')::integer, (p_contenu ->> 'commande_id')::uuid,
          p_contenu ->> 'numero', left(v_empreinte, 16), v_empreinte, v_langue, v_donnees, p_le)
  returning id into v_id;
  if not v_type.a_la_demande then
    perform tache.ajouter('document', json_build_object(
      'organisation_id', core.organisation_id(), 'document_id', v_id), 'document:' || v_id);
  end if;
  return v_id;
end
$$;

-- Writes the paper that a phone printed for a record without a document of that type: index 1,
-- dated at the arrival of the command. Nothing is written without contents.
-- Spec: documents#terrain, documents#code.
-- Chosen: docs/decisions/0078-documents.md.
-- Locks: the documents of the record.
create or replace function document.imprimer(p_type text, p_entite_id uuid, p_contenu jsonb)
returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
  perform core.verrouiller('document ' || p_entite_id);
  if p_contenu is not null and not document.est_etabli(p_type, p_entite_id) then
    perform document.ecrire(
      p_type, p_entite_id, p_entite_id, p_contenu,
      (select c.recue_le from commande.commande c
       where c.id = (p_contenu ->> 'commande_id')::uuid));
  end if;
end
$$;

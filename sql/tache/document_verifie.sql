-- The documents of any organization that carry a code, the first one first: what they are, of whom,
-- of which number, whether they are still true. Nothing of what stands in them.
-- Owner: cockpit
-- Spec: documents#verification.
-- Chosen: docs/decisions/0078-documents.md.
create or replace function tache.document_verifie(p_code text)
returns table (
  organisation text, type text, indice integer, numero text, etabli_le timestamptz,
  fuseau_horaire text, remplace_le timestamptz)
language sql stable security definer
set search_path = pg_catalog, pg_temp
as $$
  select o.nom, d.type, d.indice, d.numero, d.etabli_le, o.fuseau_horaire, d.remplace_le
  from document.document d
    join organisation.organisation o on o.id = d.organisation_id
  where d.code = p_code
  order by d.etabli_le, d.id limit 1
$$;
grant execute on function tache.document_verifie(text) to metier;
revoke execute on function tache.document_verifie(text) from public;

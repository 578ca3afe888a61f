-- The documents of any organization that carry a code, the first one first: what they are, of whom,
-- of which number, whether they are still true. Nothing of what stands in them. What a phone
-- printed and nobody asked for yet is true.
-- Owner: cockpit
-- Spec: documents#verification, documents#terrain.
-- Chosen: docs/decisions/0078-documents.md.
create or replace function tache.document_verifie(p_code text)
returns table (
  organisation text, type text, indice integer, numero text, etabli_le timestamptz,
  fuseau_horaire text, remplace_le timestamptz)
language sql stable security definer
set search_path = pg_catalog, pg_temp
as $$
  select o.nom, d.type, d.indice, d.numero, d.etabli_le, o.fuseau_horaire, d.remplace_le
  from (
    select e.organisation_id, e.type, e.entite_id, e.indice, e.numero, e.etabli_le, e.remplace_le
    from document.document e where e.code = p_code
    union all
    select i.organisation_id, i.type, i.entite_id, 1, i.numero, i.recue_le, null
    from tache.imprimes(p_code) as i) as d
    join organisation.organisation o on o.id = d.organisation_id
  order by d.etabli_le, d.organisation_id, d.entite_id limit 1
$$;
grant execute on function tache.document_verifie(text) to metier;
revoke execute on function tache.document_verifie(text) from public;

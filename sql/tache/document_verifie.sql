-- Returns the papers of any organization with a code, the oldest first, ten at most: type,
-- organization, number, validity. No contents. A paper that a phone printed and for which no
-- document was requested is valid.
-- Owner: cockpit
-- Spec: documents#verification, documents#terrain, documents#code.
-- Chosen: docs/decisions/0078-documents.md, docs/decisions/0117-papiers.md.
-- Why: earlier releases wrote documents under a code that a phone claimed and the service did not
--      recompute: by such a code they are not found.
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
    from document.document e
    where e.code = p_code
      and not exists (select from commande.commande c
                      where c.organisation_id = e.organisation_id and c.id = e.commande_id
                        and left(c.empreinte, 16) = p_code and c.date_operation is null)
    union all
    select i.organisation_id, i.type, i.entite_id, 1, i.numero, i.recue_le, i.remplace_le
    from tache.imprimes(p_code) as i) as d
    join organisation.organisation o on o.id = d.organisation_id
  order by d.etabli_le, d.organisation_id, d.entite_id limit 10
$$;
grant execute on function tache.document_verifie(text) to metier;
revoke execute on function tache.document_verifie(text) from public;

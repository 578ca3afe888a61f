-- Returns the reprints of a document: the reprints that the office requested, and the reprints of
-- phones, which name the paper printed in the field.
-- Spec: documents#duplicata, types-de-commandes#recu-reimprimer.
create or replace function document.reimpressions(p_document document.document)
returns table (reimpression_id uuid, copies integer, auteur_id uuid, le timestamptz)
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return query
    select null::uuid, p.copies, p.auteur_id, p.le
    from document.duplicata p where p.document_id = p_document.id
    union all
    select r.id, r.copies, r.auteur_id, r.date_operation
    from recu.reimpression r
    where r.commande_visee = p_document.commande_id
      and not exists (select from recu.reimpression n
                      where n.organisation_id = r.organisation_id and n.remplace_id = r.id)
    limit 200;
end
$$;

-- Returns the fingerprint with which a phone printed a command's document. Null without a command,
-- if the service did not recompute the fingerprint, or if another document has the same code.
-- Spec: documents#code.
-- Chosen: docs/decisions/0117-papiers.md.
-- Why: a command without a date was set aside before its fingerprint was recomputed, or because of
--      the result, so the fingerprint that it declares proves nothing.
create or replace function document.empreinte_libre(p_commande_id uuid) returns text
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_empreinte text := (
    select c.empreinte from commande.commande c
    where c.id = p_commande_id and c.date_operation is not null);
begin
  return case
    when v_empreinte ~ '^[0-9a-f]{64}$'
      and not exists (select from document.document d where d.code = left(v_empreinte, 16))
    then v_empreinte end;
end
$$;

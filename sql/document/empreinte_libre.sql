-- The fingerprint that a command's document was printed with in the field; null without a command,
-- and where another document has its code.
-- Spec: documents#code.
create or replace function document.empreinte_libre(p_commande_id uuid) returns text
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select c.empreinte from commande.commande c
    where c.id = p_commande_id and c.empreinte ~ '^[0-9a-f]{64}$'
      and not exists (select from document.document d where d.code = left(c.empreinte, 16)));
end
$$;

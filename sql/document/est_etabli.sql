-- Returns whether a record has a document of a type, valid or not. A paper that was printed in the
-- field and has no document is as valid as on the day of printing.
-- Spec: documents#terrain.
create or replace function document.est_etabli(p_type text, p_entite_id uuid) returns boolean
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  select exists (select from document.document d
                 where d.entite_id = p_entite_id and (d.type, d.pour_id) = (p_type, p_entite_id))
$$;

-- Returns the expression that reads a row for the log: all columns if the row may be written again,
-- else its key and the columns that the log restores.
-- Spec: restauration#journal.
-- Chosen: docs/performance.md#rereads, why it is not in SQL.
-- Why: data that a restoration does not need, above all names, stays in the database.
create or replace function restauration.colonnes_dites(p_relation restauration.relation)
returns text
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select format('jsonb_build_object(%s)', string_agg(
             format('%L, r.%I', a.attname, a.attname), ', ' order by a.attnum))
    from pg_catalog.pg_attribute a
    where a.attrelid = p_relation.relation::regclass and a.attnum > 0 and not a.attisdropped
      and a.attname <> 'organisation_id'
      and (a.attname = any (p_relation.cle || p_relation.colonnes)
           or p_relation.insere and a.attidentity = '' and a.attgenerated = ''
              and a.attname <> all (p_relation.omises)));
end
$$;

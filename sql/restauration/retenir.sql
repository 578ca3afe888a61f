-- Marks a changed row for the log, in the same transaction as the change.
-- Spec: restauration#journal.
-- Why: rows are read when a segment is written, so a row that changed twice is logged once, with
--      its present values.
create or replace function restauration.retenir() returns trigger
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
  insert into restauration.a_dire (organisation_id, relation, cle)
  select new.organisation_id, r.relation,
         (select jsonb_object_agg(k, to_jsonb(new) -> k) from unnest(r.cle) as k)
  from restauration.relation r
  where r.relation = format('%s.%s', tg_table_schema, tg_table_name);
  return null;
end
$$;
grant execute on function restauration.retenir() to proprietaire;

-- Notes that a row is to be told to the log, beside the change itself.
-- Spec: restauration#journal.
-- Why: what the log is told is read when a segment is written, so that a row that changed twice is
--      told as it stands.
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

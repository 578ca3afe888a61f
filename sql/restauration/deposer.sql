-- Notes that a segment is in the store; those before it are known by it.
-- Spec: restauration#journal.
-- Chosen: docs/performance.md#rereads.
-- Why: called many times a minute beside the commands, and a function in SQL is planned each time.
create or replace function restauration.deposer(p_numero bigint, p_le timestamptz) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
  update restauration.segment s set depose_le = p_le, contenu = null, scelle = null
  where s.numero = p_numero and s.depose_le is null and s.sha256 is not null;
  delete from restauration.segment s
  where s.numero < p_numero
    and exists (select from restauration.segment d
                where d.numero = p_numero and d.depose_le is not null);
end
$$;

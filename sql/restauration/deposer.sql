-- Records that a segment is in the store, and so are the segments before it.
-- Spec: restauration#journal.
-- Chosen: docs/performance.md#rereads.
-- Why: it is called many times a minute next to the commands; a function in SQL would be planned at
--      each call.
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

-- Lists the rejected commands that may be erased: received before, and naming no producer who
-- remains.
-- Spec: conservation#quand.
create or replace function conservation.rejets(p_limite timestamptz) returns setof text
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return query
    with parti as materialized (select p from conservation.partis(p_limite) as p)
    select r.id::text
    from commande.rejet r
    where r.recue_le < p_limite
      and not exists (
        select from conservation.nommes(r.enveloppe::text) as n
        where n not in (select q.p from parti q))
    order by r.id;
end
$$;

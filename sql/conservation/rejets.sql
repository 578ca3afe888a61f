-- What was refused from a phone and may be erased: received before, and naming no producer who
-- stays.
-- Spec: conservation#quand.
create or replace function conservation.rejets(p_limite timestamptz) returns setof text
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return query
    with reste as materialized (
      select p.id::text as id from producteur.producteur p
      where p.id not in (select x from conservation.partis(p_limite) as x)
    )
    select r.id::text
    from commande.rejet r
    where r.recue_le < p_limite
      and not exists (
        select from reste s
        where s.id = substring(
          r.enveloppe::text from '"producteur_id"\s*:\s*"([0-9a-f-]{36})"'))
    order by r.id;
end
$$;

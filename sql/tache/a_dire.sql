-- Returns the organizations with data for the log: a changed row, or new numbers.
-- Owner: cockpit
-- Spec: restauration#journal.
-- Chosen: docs/performance.md#rereads.
-- Why: this function compares the counters, so that commands write nothing for the log; the caller
--      then pauses ten times as long as the call took. The organization that was logged longest ago
--      comes first, so that none waits behind organizations that change all the time. The function
--      runs many times a minute next to the commands; a function in SQL would be planned at each
--      call.
create or replace function tache.a_dire(p_nombre integer) returns setof uuid
language plpgsql stable security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  return query
  select x.organisation_id
  from (select a.organisation_id, 0 as segment from restauration.a_dire a
        union all
        select c.organisation_id, coalesce(d.segment, 0)
        from numerotation.compteur c
          left join restauration.compteur_dit d
            on (d.organisation_id, d.campagne_id, d.nature, d.produit_id)
               = (c.organisation_id, c.campagne_id, c.nature, c.produit_id)
        where c.dernier_rang > coalesce(d.rang, 0)) as x
  group by x.organisation_id
  order by min(x.segment), x.organisation_id
  limit p_nombre;
end
$$;
grant execute on function tache.a_dire(integer) to metier;
revoke execute on function tache.a_dire(integer) from public;

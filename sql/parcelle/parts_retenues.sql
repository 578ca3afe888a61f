-- Returns the shares of a plot's crops as declared and as applied. The crops of a stratum and cycle
-- cover the land at most once: if the shares sum to more, each is reduced in proportion and rounded
-- down. A crop without a cycle counts in every cycle of its stratum. A product named twice in one
-- cycle is one crop.
-- Spec: terrain#parts.
-- Chosen: docs/decisions/0047-cultures-et-chevauchements.md.
create or replace function parcelle.parts_retenues(p_cultures jsonb)
returns table (produit_id uuid, strate text, cycle integer, part_cp integer, retenue_cp integer)
language plpgsql immutable
set search_path = pg_catalog, pg_temp
as $$
begin
  return query
    with dite as (
      select c.produit_id, coalesce(c.strate, 'principal') as strate, c.cycle,
             sum(c.part_cp)::numeric as part_cp
      from jsonb_to_recordset(p_cultures)
        as c (produit_id uuid, strate text, cycle integer, part_cp integer)
      group by 1, 2, 3
    ),
    cumulee as (
      select d.*, sum(d.part_cp) over (partition by d.strate, d.cycle) as du_cycle,
             coalesce(sum(d.part_cp) filter (where d.cycle is null) over (partition by d.strate), 0)
               as permanente
      from dite d
    ),
    totale as (
      select c.*, c.permanente + coalesce(case when c.cycle is null
          then max(c.du_cycle) filter (where c.cycle is not null) over (partition by c.strate)
          else c.du_cycle end, 0) as total
      from cumulee c
    )
    select t.produit_id, t.strate, t.cycle, t.part_cp::integer,
           (case when t.total > 10000 then div(t.part_cp * 10000, t.total)
             else t.part_cp end)::integer
    from totale t;
end
$$;

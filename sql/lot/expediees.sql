-- Returns the shipped mass of the given lots and of the lots made from them: per expedition, in g.
-- Spec: lots#requalification.
create or replace function lot.expediees(p_lot_ids uuid[]) returns jsonb
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    with partie as (
      select f.vers_id as expedition_id, sum(f.quantite_g) as quantite_g
      from (select d.id from genealogie.descendants(p_lot_ids) as d
            where d.genre = 'lot' or d.id = any (p_lot_ids)) as l
        join matiere.filiation f
          on f.de_id = l.id and f.vers_genre = 'expedition' and not f.annulee
      group by f.vers_id
    )
    select coalesce(jsonb_agg(jsonb_build_object(
      'expedition_id', p.expedition_id, 'quantite_g', p.quantite_g) order by p.expedition_id), '[]')
    from partie p);
end
$$;

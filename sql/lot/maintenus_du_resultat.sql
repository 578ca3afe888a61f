-- Lists the goods made and shipped from an analysed lot that stay when the result is corrected.
-- Spec: lots#correction-analyse, corrections#maintenus.
create or replace function lot.maintenus_du_resultat(p_lot_id uuid) returns jsonb
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'entite', d.genre, 'id', d.id, 'reference', o.numero_officiel) order by d.genre, d.id), '[]')
    from genealogie.descendants(array[p_lot_id]) as d left join lot.lot o on o.id = d.id
    where d.genre in ('lot', 'expedition') and d.id <> p_lot_id);
end
$$;

-- Returns the quality states of matter that is mixed from several lots.
-- Spec: lots#melange.
-- Chosen: docs/decisions/0025-etapes.md.
create or replace function lot.fondre(p_lot_ids uuid[]) returns jsonb
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select conformite.fondre(coalesce(array_agg(lot.etats(l.id)), '{}'),
                             count(distinct l.produit_id) > 1)
    from lot.lot l where l.id = any (p_lot_ids));
end
$$;

-- Presents the current quality states of a lot as lists show them next to its display category: per
-- referential with a state, the state and its display category.
-- Spec: lots#categorie.
create or replace function lot.presenter_qualites(p_lot_id uuid) returns jsonb
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select coalesce(jsonb_agg(to_jsonb(c) order by c.referentiel_code), '[]')
    from lot.etats_courants(p_lot_id) as c);
end
$$;

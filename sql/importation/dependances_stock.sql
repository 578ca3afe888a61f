-- Lists the dependents of imported lots: matter taken from them, and the lots themselves after a
-- change of state.
-- Spec: imports#annulation, lots#reprise.
create or replace function importation.dependances_stock(p_ids uuid[])
returns table (entite text, id uuid)
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return query
    select 'mouvement', u.id
    from unnest(p_ids) as i (id) cross join lateral lot.usage(i.id) as u (id)
    where u.id is not null
    union
    select 'lot', l.id from lot.lot l
    where l.id = any (p_ids) and l.statut not in ('en_attente', 'validé', 'annulé')
    limit 100;
end
$$;

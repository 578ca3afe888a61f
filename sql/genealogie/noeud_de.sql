-- Returns the record of an id in a genealogy: a lot or a collection, else the record that movements
-- name. An unknown id is returned as an empty lot.
-- Spec: genealogie#genealogie.
create or replace function genealogie.noeud_de(p_id uuid) returns matiere.noeud
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (coalesce(
    (select 'lot' from lot.lot l where l.id = p_id),
    (select 'collecte' from collecte.collecte c where c.id = p_id),
    (select f.vers_genre from matiere.filiation f where f.vers_id = p_id limit 1),
    (select f.de_genre from matiere.filiation f where f.de_id = p_id limit 1),
    'lot'), p_id)::matiere.noeud;
end
$$;

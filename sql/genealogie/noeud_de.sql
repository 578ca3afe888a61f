-- The record of an id as a genealogy knows it: a lot or a collection, else what the movements say.
-- An id that nothing has is a lot that holds nothing.
-- Spec: domain, genealogy «is derived from the ledger, never typed».
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

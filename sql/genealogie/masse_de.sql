-- Returns the mass in g that ever entered a record; if no entry is known, the mass that left it.
-- Reversed movements do not count.
-- Spec: genealogie#genealogie.
create or replace function genealogie.masse_de(p_noeud matiere.noeud) returns bigint
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return greatest(
    (select coalesce(sum(f.quantite_g), 0) from matiere.filiation f
     where f.vers_id = p_noeud.id and f.vers_genre = p_noeud.genre and not f.annulee),
    (select coalesce(sum(f.quantite_g), 0) from matiere.filiation f
     where f.de_id = p_noeud.id and f.de_genre = p_noeud.genre and not f.annulee))::bigint;
end
$$;

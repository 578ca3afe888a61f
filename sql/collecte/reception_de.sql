-- Returns the reception with the lot that holds a collection, or that held it. Null while the agent
-- holds the collection, and after a reversal of the reception.
-- Spec: genealogie#genealogie.
create or replace function collecte.reception_de(p_collecte_id uuid) returns uuid
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select m.entite_id
    from matiere.filiation f
      join matiere.mouvement m
        on m.organisation_id = f.organisation_id and m.id = f.mouvement_id
        and m.entite = 'reception' and m.genre in ('reception', 'rapprochement')
    where f.de_id = p_collecte_id and f.de_genre = 'collecte' and not f.annulee
      and f.vers_genre in ('lot', 'attendu')
    order by m.rang desc limit 1);
end
$$;

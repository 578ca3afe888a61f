-- Returns the expeditions, by container, that took from reached lots or from which a recall starts:
-- the mass still at the client, in g. Returned goods are a lot again and are not counted. The
-- client is the one after the last correction.
-- Spec: rappels#non-blocable.
-- Chosen: docs/decisions/0030-rappel.md: returned goods of an expedition first reduce its mass from
--         reached lots.
create or replace function rappel.expeditions(p_ids uuid[], p_graines uuid[])
returns table (expedition_id uuid, client_id uuid, reference text, quantite_g bigint)
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return query
  select e.id, (
      select c.objet_id
      from matiere.toute_ecriture x
        join matiere.compte c on c.id = x.compte_id and c.genre = 'client'
        join matiere.mouvement m on m.id = x.mouvement_id
      where x.objet_id = e.id and x.quantite_g > 0 order by m.rang desc limit 1),
    (select x.numero_conteneur from expedition.expedition x where x.id = e.id),
    greatest(0, e.envoye_g - coalesce((
      select sum(r.quantite_g) from matiere.filiation r
      where r.de_id = e.id and not r.annulee), 0))::bigint
  from (
    select f.vers_id as id, sum(f.quantite_g) as envoye_g
    from matiere.filiation f
    where (f.de_id = any (p_ids) or f.vers_id = any (p_graines))
      and f.vers_genre = 'expedition' and not f.annulee
    group by f.vers_id) as e;
end
$$;

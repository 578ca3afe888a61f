-- Returns the returned mass of an expedition's line, in g, by the present mass of its reception; a
-- reversed return does not count.
-- Spec: ventes-et-expeditions#retours.
create or replace function vente.retourne_g(p_id uuid, p_ligne smallint) returns bigint
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select coalesce(sum(c.net_g), 0)::bigint
    from expedition.retour r join reception.reception c on c.id = r.reception_id
    where r.expedition_id = p_id and r.ligne = p_ligne
      and not exists (select from matiere.mouvement m where m.contrepasse_id = r.mouvement_id));
end
$$;

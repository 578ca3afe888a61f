-- Returns the mass, in g, by which late data exceed the mass that a reception took of a collection:
-- losses by settlements and corrections, less adjustments, including the movement that is being
-- written.
-- Spec: receptions#pesee.
create or replace function reception.ecart(p_collecte_id uuid, p_mouvement_id uuid) returns bigint
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select coalesce(sum(e.quantite_g), 0)::bigint
    from (select r.mouvement_id as id from reception.redressement r
          where r.collecte_id = p_collecte_id
          union select p_mouvement_id) as m
      join matiere.toute_ecriture e
        on e.mouvement_id = m.id and e.objet_id = p_collecte_id
      join matiere.compte k on k.organisation_id = e.organisation_id and k.id = e.compte_id
        and k.genre in ('perte', 'ajustement')
    where not exists (select from matiere.mouvement c where c.contrepasse_id = m.id));
end
$$;

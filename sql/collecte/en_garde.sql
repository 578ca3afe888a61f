-- Returns the mass of a collection that is still in the agent's custody, per product in g:
-- collected and corrected mass, less the mass that receptions took. Reversed movements do not
-- count.
-- Spec: collectes#matiere.
-- Chosen: docs/decisions/0024-suites.md.
create or replace function collecte.en_garde(p_id uuid)
returns table (compte_id uuid, produit_id uuid, quantite_g bigint)
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return query
  with mouvements as (
    select m.organisation_id, m.id, null::uuid as objet_id
    from matiere.mouvement m where m.entite_id = p_id
    union
    select f.organisation_id, f.mouvement_id, p_id
    from matiere.filiation f where f.de_id = p_id and not f.annulee
    union
    select f.organisation_id, f.mouvement_id, p_id
    from matiere.filiation f where f.vers_id = p_id and not f.annulee
    union
    -- Includes corrections that turned the whole mass into another product: they have no row in the
    -- genealogy.
    select r.organisation_id, r.mouvement_id, p_id
    from reception.redressement r
    where r.collecte_id = p_id and not exists (
      select from matiere.mouvement c where c.contrepasse_id = r.mouvement_id)
  )
  select e.compte_id, e.produit_id, sum(e.quantite_g)::bigint
  from mouvements m
    join matiere.toute_ecriture e on e.organisation_id = m.organisation_id and e.mouvement_id = m.id
      and e.objet_id is not distinct from m.objet_id
    join matiere.compte k on k.organisation_id = e.organisation_id and k.id = e.compte_id
  where k.genre = 'garde'
  group by e.compte_id, e.produit_id
  having sum(e.quantite_g) <> 0;
end
$$;

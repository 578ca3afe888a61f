-- Returns the mass of a collection that was returned to its producer, in g; reversed returns do not
-- count.
-- Spec: lots#sorties.
create or replace function collecte.rendu_g(p_collecte_id uuid) returns bigint
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select coalesce(sum(r.quantite_g), 0)::bigint
    from lot.collecte_rendue r
      join lot.sortie_lot s on s.organisation_id = r.organisation_id and s.id = r.sortie_id
    where r.collecte_id = p_collecte_id and not exists (
      select from matiere.mouvement m where m.contrepasse_id = s.mouvement_id));
end
$$;

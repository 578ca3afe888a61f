-- Returns the current quality state of a lot under each referential: the latest row of each.
-- Spec: lots#qualites.
create or replace function lot.etats_courants(p_lot_id uuid)
returns table (referentiel_code text, etat_code text, categorie_affichage text)
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return query
  select distinct on (q.referentiel_code) q.referentiel_code, q.etat_code, e.categorie_affichage
  from lot.qualite q
    join conformite.etat e on e.referentiel_code = q.referentiel_code and e.code = q.etat_code
  where q.lot_id = p_lot_id
  order by q.referentiel_code, q.rang desc;
end
$$;

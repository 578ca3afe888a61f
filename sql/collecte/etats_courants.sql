-- Returns the current quality state of a collection under each referential: the latest row of each.
-- Spec: collectes#qualite.
create or replace function collecte.etats_courants(p_id uuid)
returns table (referentiel_code text, etat_code text, categorie_affichage text)
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return query
  select distinct on (q.referentiel_code) q.referentiel_code, q.etat_code, e.categorie_affichage
  from collecte.qualite q
    join conformite.etat e on e.referentiel_code = q.referentiel_code and e.code = q.etat_code
  where q.collecte_id = p_id
  order by q.referentiel_code, q.le desc, q.id;
end
$$;
grant execute on function collecte.etats_courants(uuid) to lecture;

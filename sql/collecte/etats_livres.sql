-- Returns the states with which a collection enters its lot, per referential: the collection's own
-- state, or the state of its downgraded part if that is lower, since both parts are received
-- together.
-- Spec: file-de-controle#declassement, lots#categorie.
-- Chosen: docs/decisions/0032-suites-qualite.md.
create or replace function collecte.etats_livres(p_id uuid)
returns table (referentiel_code text, etat_code text, categorie_affichage text, rang integer)
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return query
  select distinct on (e.referentiel_code) e.referentiel_code, e.code, e.categorie_affichage,
         e.rang::integer
  from collecte.etats_courants(p_id) as c
    left join collecte.declassement d
      on d.collecte_id = p_id and d.referentiel_code = c.referentiel_code
    join conformite.etat e
      on e.referentiel_code = c.referentiel_code and e.code in (c.etat_code, d.etat_code)
  order by e.referentiel_code, array_position(
             '{hors_statut,conventionnel,conversion,bio}', e.categorie_affichage), e.rang;
end
$$;

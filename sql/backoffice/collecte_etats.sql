-- The current quality states of a collection, one per referential.
-- Spec: collectes#qualite.
create or replace function backoffice.collecte_etats(p_collecte collecte.collecte)
returns setof conformite.etat
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  select e.referentiel_code, e.code, e.libelle_fr, e.libelle_en, e.rang, e.categorie_affichage
  from collecte.etats_courants(p_collecte.id) as q
    join conformite.etat e on e.referentiel_code = q.referentiel_code and e.code = q.etat_code
  order by e.referentiel_code
$$;
comment on function backoffice.collecte_etats(collecte.collecte) is
  'Its current quality state under each referential.';
grant execute on function backoffice.collecte_etats(collecte.collecte) to lecture;

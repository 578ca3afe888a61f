-- The quality states of a plot today, one per referential.
-- Spec: terrain#releve.
create or replace function backoffice.parcelle_etats(p_parcelle parcelle.parcelle)
returns setof conformite.etat
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  select e.referentiel_code, e.code, e.libelle_fr, e.libelle_en, e.rang, e.categorie_affichage
  from conformite.statut_parcelle s
    join conformite.etat e on e.referentiel_code = s.referentiel_code and e.code = s.etat_code
  where s.organisation_id = p_parcelle.organisation_id and s.parcelle_id = p_parcelle.id
    and s.periode @> backoffice.le()
  order by e.referentiel_code
$$;
comment on function backoffice.parcelle_etats(parcelle.parcelle) is
  'Its quality state under each referential at the time of the read.';
grant execute on function backoffice.parcelle_etats(parcelle.parcelle) to lecture;

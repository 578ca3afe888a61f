-- Returns the quality states of a plot under a referential over time, by the revisions recorded
-- until an instant: each applies from its date on, and replaces all earlier values for that time.
-- Spec: conformite-et-certificats#statut.
-- Chosen: docs/decisions/0018-conformite-et-certificats.md.
create or replace function conformite.chronologie(
  p_parcelle_id uuid, p_referentiel text, p_connue_le timestamptz default 'infinity')
returns table (revision_id uuid, etat_code text, periode tstzrange, raison text, auteur_id uuid)
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return query
  with dite as (
    select r.id, r.etat_code, r.depuis, r.raison, r.auteur_id,
           min(r.depuis) over (
             order by r.rang rows between 1 following and unbounded following) as jusque
    from conformite.revision r
    where r.parcelle_id = p_parcelle_id and r.referentiel_code = p_referentiel
      and r.enregistree_le <= p_connue_le
  )
  select d.id, d.etat_code, tstzrange(d.depuis, d.jusque), d.raison, d.auteur_id
  from dite d
  where d.etat_code is not null and (d.jusque is null or d.depuis < d.jusque);
end
$$;

-- Returns the licence that prevails in each organization on a day, in one query: the latest one
-- that has begun, in force or expired. An organization without a row has no limits.
-- Owner: cockpit
-- Spec: licences-et-factures#en-vigueur.
-- Why: only role `cockpit` reads across organizations.
create or replace function tache.licences_en_vigueur(p_jour date)
returns table (organisation_id uuid, licence_id uuid, debut date, fin date, modules text[],
               plafonds jsonb, statut text, jours_restants integer)
language sql stable security definer
set search_path = pg_catalog, pg_temp
as $$
  select distinct on (e.organisation_id) e.organisation_id, e.licence_id, e.debut, e.fin, l.modules,
         l.plafonds, case when e.fin < p_jour then 'expiree' else 'en_vigueur' end, e.fin - p_jour
  from licence.licence_en_vigueur e
    join licence.licence l on l.organisation_id = e.organisation_id and l.id = e.licence_id
  where e.debut <= p_jour
  order by e.organisation_id, e.debut desc
$$;
grant execute on function tache.licences_en_vigueur(date) to metier;
revoke execute on function tache.licences_en_vigueur(date) from public;

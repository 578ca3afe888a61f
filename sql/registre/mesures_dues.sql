-- Returns the non-conformities with a correction due until a day, as of a date: by the day of the
-- finding itself, or by that of its latest measure. The author of the measure is responsible, else
-- the holders of the permission. Nothing is due while the module is inactive.
-- Spec: registres#dues.
-- Chosen: docs/decisions/0083-registres.md.
create or replace function registre.mesures_dues(p_au timestamptz)
returns table (organisation_id uuid, non_conformite_id uuid, producteur_id uuid, parcelle_id uuid,
               constat_code text, gravite text, statut text, echeance date, en_retard boolean,
               utilisateurs uuid[], permission text)
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  if not module.est_actif('inspection', p_au) then
    return;
  end if;
  return query
  select n.organisation_id, n.id, n.producteur_id, n.parcelle_id, n.constat_code, n.gravite,
         n.statut, d.jour, d.jour < non_conformite.echeance(p_au, 0), n.mesuree_par,
         'review.resolve'
  from non_conformite.non_conformite n
    cross join lateral (select non_conformite.a_faire_avant(n) as jour) as d
  where (n.statut = 'mesuree' or n.statut = 'ouverte' and n.echeance is not null)
    and n.date_operation <= p_au and d.jour is not null;
end
$$;

-- Updates the phones' copy of the quality states in force of a copied plot; a replaced state is
-- removed from it.
-- Spec: replication#perimetre.
-- Why: states are never recorded with a future date, so the state without an end is in force.
-- Locks: nothing: who calls has locked the plot's row of the copy.
create or replace function replica.tenir_statuts(p_organisation_id uuid, p_parcelle_id uuid)
returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
  with remplaces as (
    delete from replica.statut_parcelle r
    where r.organisation_id = p_organisation_id and r.parcelle_id = p_parcelle_id
      and not exists (
        select from conformite.statut_parcelle s
        where s.organisation_id = r.organisation_id and s.id = r.id and upper_inf(s.periode))
  )
  insert into replica.statut_parcelle as r
    (organisation_id, id, groupement_id, parcelle_id, referentiel_code, etat_code, depuis)
  select s.organisation_id, s.id, p.groupement_id, s.parcelle_id, s.referentiel_code, s.etat_code,
         lower(s.periode)
  from conformite.statut_parcelle s
    join replica.parcelle p on p.organisation_id = s.organisation_id and p.id = s.parcelle_id
  where s.organisation_id = p_organisation_id and s.parcelle_id = p_parcelle_id
    and upper_inf(s.periode)
  order by s.id
  on conflict (organisation_id, id) do update
  set groupement_id = excluded.groupement_id, referentiel_code = excluded.referentiel_code,
      etat_code = excluded.etat_code, depuis = excluded.depuis
  where r is distinct from excluded;
end
$$;

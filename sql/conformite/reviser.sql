-- Revises the quality state of a plot under a referential from a date on, or declares the state
-- unknown. The revision is kept for ever, and the periods are derived again. If the present state
-- under the referential of the capacities changed, the capacities that contain the plot return to
-- validation.
-- Spec: conformite-et-certificats#statut, service#actes-simultanes.
-- Chosen: docs/decisions/0018-conformite-et-certificats.md.
-- Locks: the plot, then the producer's balances.
create or replace function conformite.reviser(
  p_parcelle_id uuid, p_referentiel text, p_etat text, p_depuis timestamptz, p_raison text,
  p_auteur_id uuid, p_le timestamptz, p_controle_id uuid default null,
  p_derogation jsonb default null) returns conformite.revision
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_avant text;
  v_le timestamptz;
  v_revision conformite.revision;
begin
  perform from parcelle.parcelle p where p.id = p_parcelle_id for no key update;
  v_le := conformite.apres_revisions(p_parcelle_id, p_referentiel, p_le);
  v_avant := conformite.etat_parcelle(p_parcelle_id, p_referentiel, v_le);

  insert into conformite.revision
    (organisation_id, parcelle_id, referentiel_code, etat_code, depuis, enregistree_le, raison,
     auteur_id, origine, controle_id, derogation)
  values (core.organisation_id(), p_parcelle_id, p_referentiel, p_etat, p_depuis, v_le, p_raison,
          p_auteur_id, case when p_etat is null then 'reprise' when p_controle_id is null
            then 'revision' else 'controle' end, p_controle_id, p_derogation)
  returning * into v_revision;

  delete from conformite.statut_parcelle s
  where s.parcelle_id = p_parcelle_id and s.referentiel_code = p_referentiel;
  insert into conformite.statut_parcelle
    (organisation_id, id, parcelle_id, referentiel_code, etat_code, periode, raison, auteur_id)
  select core.organisation_id(), c.revision_id, p_parcelle_id, p_referentiel, c.etat_code,
         c.periode, c.raison, c.auteur_id
  from conformite.chronologie(p_parcelle_id, p_referentiel) as c;

  if v_avant is distinct from conformite.etat_parcelle(p_parcelle_id, p_referentiel, v_le)
    and exists (
      select from campagne.campagne k join pack.pack_version v on v.id = k.pack_version_id
      where k.statut = 'ouverte' and v.referentiel_capacite = p_referentiel)
  then
    perform conformite.propager_revision(p_parcelle_id, p_auteur_id, v_le);
  end if;
  return v_revision;
end
$$;

-- Writes a revision of a plot's quality state under a referential, and derives the periods again.
-- Spec: conformite-et-certificats#statut.
-- Chosen: docs/decisions/0018-conformite-et-certificats.md.
-- Locks: none; the caller holds the plot.
create or replace function conformite.dire(
  p_parcelle_id uuid, p_referentiel text, p_etat text, p_depuis timestamptz, p_raison text,
  p_auteur_id uuid, p_le timestamptz, p_controle_id uuid, p_derogation jsonb)
returns conformite.revision
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_revision conformite.revision;
begin
  insert into conformite.revision
    (organisation_id, parcelle_id, referentiel_code, etat_code, depuis, enregistree_le, raison,
     auteur_id, origine, controle_id, derogation)
  values (core.organisation_id(), p_parcelle_id, p_referentiel, p_etat, p_depuis, p_le, p_raison,
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
  return v_revision;
end
$$;

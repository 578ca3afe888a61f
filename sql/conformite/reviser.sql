-- Revises the quality state of a plot under a referential from a date on, or declares the state
-- unknown. The revision is kept for ever, and the periods are derived again. What rests on the
-- states follows: capacities, collections and hand-outs, plots that came of this one.
-- Spec: conformite-et-certificats#statut, conformite-et-certificats#effets,
--       service#actes-simultanes.
-- Chosen: docs/decisions/0018-conformite-et-certificats.md, 0175-une-revision-est-suivie.md.
-- Why: a collection reads the states once it holds the plot (`capacite.titulaire`): it is judged by
--      the revision, or again by it.
-- Locks: the plot, then what `conformite.propager` locks; the caller locked before what
--        `conformite.verrouiller_juges` locks.
create or replace function conformite.reviser(
  p_parcelle_id uuid, p_referentiel text, p_etat text, p_depuis timestamptz, p_raison text,
  p_auteur_id uuid, p_le timestamptz, p_controle_id uuid default null,
  p_derogation jsonb default null) returns conformite.revision
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_avant conformite.statut_parcelle[];
  v_heritieres uuid[];
  v_le timestamptz;
  v_revision conformite.revision;
begin
  perform from parcelle.parcelle p where p.id = p_parcelle_id for update;
  v_le := conformite.apres_revisions(p_parcelle_id, p_referentiel, p_le);
  v_avant := conformite.statuts(p_parcelle_id, p_referentiel);
  v_heritieres := conformite.heritieres(p_parcelle_id, p_referentiel);
  v_revision := conformite.dire(p_parcelle_id, p_referentiel, p_etat, p_depuis, p_raison,
                                p_auteur_id, v_le, p_controle_id, p_derogation);
  perform conformite.propager(p_parcelle_id, p_referentiel, v_avant, v_heritieres, p_depuis,
                              p_raison, p_auteur_id, v_le);
  return v_revision;
end
$$;

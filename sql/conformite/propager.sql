-- Has the consequences of revisions of a plot under a referential followed: `p_avant` has the
-- periods before them. If the present state under the referential of the capacities changed, the
-- capacities that contain the plot return to validation. Records of the time in which the state
-- changed are judged again. Plots that came of this one and had its states (`p_heritieres`) follow.
-- Spec: conformite-et-certificats#effets.
-- Chosen: docs/decisions/0175-une-revision-est-suivie.md.
-- Locks: the producer's balances, what `conformite.propager_etats` locks, and what
--        `conformite.heriter` locks.
create or replace function conformite.propager(
  p_parcelle_id uuid, p_referentiel text, p_avant conformite.statut_parcelle[],
  p_heritieres uuid[], p_depuis timestamptz, p_raison text, p_auteur_id uuid, p_le timestamptz)
returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
  if conformite.etat_parcelle(p_parcelle_id, p_referentiel, p_le) is distinct from (
      select a.etat_code from unnest(p_avant) as a where a.periode @> p_le)
    and exists (
      select from campagne.campagne k join pack.pack_version v on v.id = k.pack_version_id
      where k.statut = 'ouverte' and v.referentiel_capacite = p_referentiel)
  then
    perform conformite.propager_revision(p_parcelle_id, p_auteur_id, p_le);
  end if;
  perform conformite.propager_etats(
    p_parcelle_id,
    conformite.changements(p_avant, conformite.statuts(p_parcelle_id, p_referentiel)), p_le);
  perform conformite.heriter(h.id, p_referentiel, p_depuis, p_raison, p_auteur_id, p_le)
  from unnest(p_heritieres) as h (id);
end
$$;

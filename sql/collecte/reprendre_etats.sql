-- Judges a collection again whose quality states differ from those of its plot, because an older
-- version did not follow a revision, and lifts controls that this makes moot.
-- Spec: service#application, conformite-et-certificats#effets.
-- Chosen: docs/decisions/0050-rejuger.md, 0175-une-revision-est-suivie.md.
-- Locks: controls that it may make moot, then what `collecte.rejuger` locks.
create or replace function collecte.reprendre_etats(p_id uuid, p_le timestamptz) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_a_revoir uuid[] := array(
    select k.id from controle.controle k
    where k.entite_id = p_id and k.statut = 'ouvert'
      and (k.motif = 'capacite_depassee'
        or k.motif in ('ecart_calcul', 'reference_inactive') and k.details ? 'referentiel'));
begin
  perform constat.tenir(v_a_revoir);
  perform collecte.rejuger(p_id, p_le);
  perform constat.revoir(v_a_revoir, null, 'un état de la parcelle révisé', p_le);
end
$$;

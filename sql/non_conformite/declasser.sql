-- Applies the downgrade that the pack proposes for a finding, once, with a reason. A person may do
-- it who holds `review.resolve` through the quality officer's permission set, as for the decision
-- `declassement`; the person who found it may not.
-- Spec: registres#declassement, identites-et-droits#separation-des-taches.
-- Chosen: docs/decisions/0130-un-constat-propose.md.
-- Refuses: what `non_conformite.tenir` and `non_conformite.exiger_declassable` refuse.
-- Locks: the non-conformity, then what `non_conformite.abaisser` locks.
create or replace function non_conformite.declasser(
  p_id uuid, p_raison text, p_auteur_id uuid, p_le timestamptz) returns jsonb
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_constat non_conformite.non_conformite := non_conformite.tenir(p_id, 'declasser');
begin
  perform non_conformite.exiger_declassable(v_constat, p_auteur_id, p_le);
  perform non_conformite.abaisser(v_constat, p_raison, p_auteur_id, p_le);
  update non_conformite.non_conformite n
  set declassee_le = p_le, declassee_par = p_auteur_id, declassement_raison = p_raison
  where n.id = p_id
  returning n.* into v_constat;
  perform journal.consigner(p_le, 'non_conformite.declasser', 'non_conformite', p_id,
    jsonb_build_object('raison', p_raison, 'declassement', v_constat.declassement));
  return non_conformite.presenter(v_constat, p_le);
end
$$;

-- Closes a non-conformity with a measure, with the proof of its correction. The person who found it
-- or took a measure can not close it.
-- Spec: registres#suites, identites-et-droits#separation-des-taches.
-- Refuses: what `non_conformite.tenir` and `non_conformite.exiger_cloture` refuse.
-- Locks: the non-conformity.
create or replace function non_conformite.clore(
  p_id uuid, p_raison text, p_auteur_id uuid, p_le timestamptz) returns jsonb
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_constat non_conformite.non_conformite := non_conformite.tenir(p_id, 'clore');
begin
  perform non_conformite.exiger_cloture(v_constat, p_auteur_id);
  update non_conformite.non_conformite n
  set statut = 'close', close_par = p_auteur_id, close_le = p_le, cloture_raison = p_raison
  where n.id = p_id
  returning n.* into v_constat;
  perform journal.consigner(p_le, 'non_conformite.clore', 'non_conformite', p_id,
    jsonb_build_object('raison', p_raison));
  return non_conformite.presenter(v_constat, p_le);
end
$$;

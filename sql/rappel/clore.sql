-- Closes a recall with its conclusion: later records made from the reached ones are no longer
-- followed. The lots that it holds stay in quarantine until each is released; a recall that is only
-- planned is abandoned.
-- Spec: rappels#rappel.
-- Chosen: docs/decisions/0030-rappel.md.
-- Refuses: rappel_inconnu, rappel_clos. Locks: the recall.
create or replace function rappel.clore(
  p_rappel_id uuid, p_conclusion text, p_auteur_id uuid, p_le timestamptz) returns json
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_rappel rappel.rappel := rappel.verrouiller(p_rappel_id);
begin
  perform acte.exiger('rappel', p_rappel_id, v_rappel.statut, 'clore');
  update rappel.rappel r
  set statut = 'clos', clos_le = p_le, clos_par = p_auteur_id, conclusion = p_conclusion
  where r.id = p_rappel_id;
  perform journal.consigner(p_le, 'rappel.clore', 'rappel', p_rappel_id,
                            jsonb_build_object('conclusion', p_conclusion));
  return rappel.presenter(p_rappel_id);
end
$$;

-- Presents a recall as the lists show it: its origins, its state, and the totals of its plan and
-- its execution. Durations in s, from the planning to the execution.
-- Spec: rappels#rappel.
-- Chosen: docs/decisions/0030-rappel.md.
create or replace function rappel.resumer(p_rappel rappel.rappel) returns jsonb
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select jsonb_build_object(
      'id', p_rappel.id, 'exercice', p_rappel.exercice, 'sens', p_rappel.sens,
      'origines', p_rappel.origines,
      'du', core.horodatage(p_rappel.du),
      'au', core.horodatage(p_rappel.au),
      'raison', p_rappel.raison, 'statut', p_rappel.statut,
      'cree_le', core.horodatage(p_rappel.cree_le), 'auteur_id', p_rappel.auteur_id,
      'execute_le', core.horodatage(p_rappel.execute_le), 'execute_par', p_rappel.execute_par,
      'duree_s', extract(epoch from p_rappel.execute_le - p_rappel.cree_le)::bigint,
      'clos_le', core.horodatage(p_rappel.clos_le), 'clos_par', p_rappel.clos_par,
      'conclusion', p_rappel.conclusion,
      'plan', rappel.mesurer(p_rappel, 'plan'),
      'resultat', case when p_rappel.execute_le is not null
                       then rappel.mesurer(p_rappel, 'execution') end));
end
$$;

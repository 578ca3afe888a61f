-- Cancels a risk assessment that was recorded by mistake, with a reason: it no longer counts.
-- Spec: eudr#evaluation.
-- Refuses: evaluation_eudr_inconnue, evaluation_eudr_annulee. Locks: the assessment.
create or replace function eudr.annuler_evaluation(
  p_id uuid, p_raison text, p_auteur_id uuid, p_le timestamptz) returns jsonb
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_evaluation eudr.evaluation;
begin
  select e.* into v_evaluation from eudr.evaluation e where e.id = p_id for update;
  if v_evaluation.id is null then
    raise sqlstate 'TR404' using message = 'evaluation_eudr_inconnue';
  elsif v_evaluation.annulee_le is not null then
    raise sqlstate 'TR409' using message = 'evaluation_eudr_annulee';
  end if;
  update eudr.evaluation e
  set annulee_le = p_le, annulee_par = p_auteur_id, raison_annulation = p_raison
  where e.id = p_id
  returning e.* into v_evaluation;
  perform journal.consigner(p_le, 'eudr.annuler_evaluation', 'evaluation_eudr', p_id,
                            jsonb_build_object('raison', p_raison));
  return eudr.presenter_evaluation(v_evaluation);
end
$$;

-- Refuses a collection, or an expected reference, that this reception can not take.
-- Spec: receptions#apports.
-- Chosen: docs/decisions/0023-receptions.md.
-- Refuses: collecte_deja_recue, reference_deja_recue, collecte_non_recevable (the details say what
--          differs).
create or replace function reception.verifier_apport(
  p_reception reception.reception, p_collecte_id uuid, p_reference text) returns void
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_collecte collecte.collecte;
  v_recue uuid;
  v_raison text;
begin
  select c.* into v_collecte from collecte.collecte c where c.id = p_collecte_id;
  select a.reception_id into v_recue from reception.apport a
  where a.annule_le is null
    and (a.collecte_id = p_collecte_id
         or a.reference_provisoire = coalesce(p_reference, v_collecte.reference_provisoire))
  limit 1;
  if v_recue is not null and p_reference is null then
    raise sqlstate 'TR409' using message = 'collecte_deja_recue',
      detail = jsonb_build_object('collecte_id', p_collecte_id, 'reception_id', v_recue)::text;
  elsif v_recue is not null then
    raise sqlstate 'TR409' using message = 'reference_deja_recue', detail = jsonb_build_object(
      'reference_provisoire', p_reference, 'reception_id', v_recue)::text;
  end if;
  v_raison := (collecte.raisons_irrecevables(
    p_collecte_id, p_reception.campagne_id, p_reception.produit_id, p_reception.groupement_id,
    p_reception.date_operation))[1];
  if v_raison is not null then
    raise sqlstate 'TR409' using message = 'collecte_non_recevable',
      detail = jsonb_build_object('collecte_id', p_collecte_id, 'raison', v_raison)::text;
  end if;
end
$$;

-- Step 8: determines the operation date. With a clock reference, it is the phone's time if that is
-- close to the estimated server time, and otherwise the estimate. Without a reference, it is the
-- phone's time if that lies between the latest complete synchronization and the reception. The date
-- is never later than the reception, nor earlier than the enrolment of the device. A reference that
-- is older than the enrolment by more than the tolerance is ignored.
-- Spec: commandes#date-de-l-operation, commandes#date-sans-horloge.
-- Chosen: the tolerance is that of the setting at the estimate, the only date known here;
--         docs/decisions/0048-rien-en-silence.md.
-- Motifs: horloge_invraisemblable. Alerts: horloge_corrigee.
create or replace function commande.dater(
  p_liasse commande.liasse, p_entete jsonb, out date_operation timestamptz, out alertes text[],
  out constats commande.constat[]) returns record
language plpgsql stable
as $$
declare
  v_cree_le timestamptz := (p_entete ->> 'cree_le_appareil')::timestamptz;
  v_ref timestamptz := (p_entete #>> '{horloge,ref_serveur}')::timestamptz;
  v_ms bigint := (p_entete #>> '{horloge,ms_depuis_ref}')::bigint;
  v_estimation timestamptz;
  v_max interval;
begin
  alertes := '{}';
  constats := '{}';
  if v_ms > 3155760000000 then
    v_ref := null;
  end if;
  v_estimation := v_ref + v_ms * interval '1 millisecond';
  v_max := make_interval(mins => saisie.reglage(
    p_liasse.regles, 'sync.ecart_horloge_max_min',
    least(v_estimation, p_liasse.recue_le))::integer);
  if v_ref >= p_liasse.enrole_le - v_max then
    date_operation := v_cree_le;
    if v_cree_le not between v_estimation - v_max and v_estimation + v_max then
      date_operation := v_estimation;
      alertes := '{horloge_corrigee}';
    end if;
    date_operation := least(greatest(date_operation, p_liasse.enrole_le), p_liasse.recue_le);
  elsif v_ref is null and v_cree_le between p_liasse.synchro_entiere and p_liasse.recue_le then
    date_operation := v_cree_le;
  else
    date_operation := p_liasse.recue_le;
    constats := array[('horloge_invraisemblable', null, null, jsonb_strip_nulls(
      jsonb_build_object(
        'cree_le_appareil', v_cree_le, 'synchro_precedente', p_liasse.synchro_entiere,
        'ref_serveur', v_ref, 'enrole_le', case when v_ref is not null then p_liasse.enrole_le end,
        'recue_le', p_liasse.recue_le)))::commande.constat];
  end if;
end
$$;

-- Exempts a waiting reception from one rule, with a reason. No other rule and no other reception is
-- affected.
-- Spec: receptions#derogation, identites-et-droits#separation-des-taches.
-- Chosen: the qualities that a place admits can not be derogated from;
--         docs/decisions/0023-receptions.md.
-- Refuses: reception_inconnue, transition_refusee, separation_des_taches (one's own reception),
--          derogation_deja_accordee, analyse_non_conforme (that is released, not derogated).
-- Locks: the reception.
create or replace function reception.deroger(
  p_reception_id uuid, p_regle text, p_raison text, p_auteur_id uuid, p_le timestamptz)
returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_reception reception.reception := reception.verrouiller(p_reception_id);
begin
  perform acte.exiger('reception', v_reception.id, v_reception.statut, 'deroger');
  perform reception.exiger_derogeable(v_reception, p_auteur_id);
  insert into reception.derogation
    (organisation_id, reception_id, regle, raison, auteur_id, le)
  values (core.organisation_id(), p_reception_id, p_regle, p_raison, p_auteur_id, p_le)
  on conflict (organisation_id, reception_id, regle) do nothing;
  if not found then
    raise sqlstate 'TR409' using message = 'derogation_deja_accordee',
      detail = jsonb_build_object('regle', p_regle)::text;
  end if;
  perform journal.consigner(p_le, 'reception.deroger', 'reception', p_reception_id,
                            jsonb_build_object('regle', p_regle, 'raison', p_raison));
end
$$;

-- Records the error that an agent reports in a collection, with the proposed correction; always
-- opens a control.
-- Spec: types-de-commandes#collecte-signaler-erreur.
-- Motifs: erreur_signalee_agent.
create or replace function collecte.signaler_erreur(
  p_contexte commande.contexte) returns commande.effet
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_payload jsonb := p_contexte.payload;
  v_id uuid := (v_payload ->> 'signalement_id')::uuid;
  v_collecte_id uuid := (p_contexte.refs ->> 'collecte_id')::uuid;
begin
  insert into collecte.signalement
    (organisation_id, id, commande_id, collecte_declaree, collecte_id, motif, correction_proposee,
     auteur_id, date_operation)
  values (p_contexte.organisation_id, v_id, p_contexte.commande_id,
          (v_payload ->> 'collecte_id')::uuid, v_collecte_id,
          v_payload ->> 'motif', v_payload -> 'correction_proposee', p_contexte.utilisateur_id,
          p_contexte.date_operation);
  return (array[collecte.constater_signalement(v_payload)],
          '{}', null, 'signalement', jsonb_build_object('signalement', v_id))::commande.effet;
end
$$;

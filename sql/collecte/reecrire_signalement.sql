-- Updates an agent's report: collection, motif, proposed correction, date. The report's own control
-- then concerns the collection that the report names.
-- Spec: file-de-controle#correction.
-- Motifs: erreur_signalee_agent.
create or replace function collecte.reecrire_signalement(
  p_avant commande.contexte, p_contexte commande.contexte, p_auteur_id uuid, p_le timestamptz)
returns commande.effet
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_payload jsonb := p_contexte.payload;
  v_id uuid := (v_payload ->> 'signalement_id')::uuid;
  v_collecte_id uuid := (p_contexte.refs ->> 'collecte_id')::uuid;
  v_constat commande.constat := collecte.constater_signalement(v_payload);
begin
  update collecte.signalement s
  set collecte_declaree = (v_payload ->> 'collecte_id')::uuid, collecte_id = v_collecte_id,
      motif = v_payload ->> 'motif', correction_proposee = v_payload -> 'correction_proposee',
      date_operation = p_contexte.date_operation
  where s.id = v_id;
  update controle.controle k
  set entite = v_constat.entite, entite_id = v_constat.entite_id, details = v_constat.details
  where k.commande_id = p_contexte.commande_id and k.motif = 'erreur_signalee_agent'
    and k.statut = 'ouvert';
  return (array[v_constat], '{}', null, 'signalement',
          jsonb_build_object('signalement', v_id))::commande.effet;
end
$$;

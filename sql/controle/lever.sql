-- Lifts a control by a motivated decision; the decision does what it says in the same transaction.
-- Spec: Control queue, «review.resolve; decision with written reason; lifter is not the command's author (enforced by the store)».
-- Refuses: controle_inconnu, controle_deja_leve, separation_des_taches, decision_invalide, droit_manquant, reference_toujours_inconnue.
-- Locks: the control, then what its decision locks.
create or replace function controle.lever(
  p_session utilisateur.session, p_id uuid, p_decision text, p_raison text, p_le timestamptz) returns json
language plpgsql
set search_path = ''
as $$
declare
  v_controle controle.controle;
  v_ensembles text[];
begin
  select c.* into v_controle from controle.controle c where c.id = p_id for update;
  if v_controle.id is null then
    raise sqlstate 'TR404' using message = 'controle_inconnu';
  elsif v_controle.statut = 'leve' then
    raise sqlstate 'TR409' using message = 'controle_deja_leve',
      detail = jsonb_build_object('leve_le', core.horodatage(v_controle.leve_le), 'decision', v_controle.decision)::text;
  elsif v_controle.auteur_id = p_session.utilisateur_id then
    raise sqlstate 'TR403' using message = 'separation_des_taches';
  end if;

  select d.ensembles into v_ensembles from controle.motif_decision d
  where d.motif = v_controle.motif and d.decision = p_decision;
  if v_ensembles is null then
    raise sqlstate 'TR400' using message = 'decision_invalide', detail = jsonb_build_object('motif', v_controle.motif,
      'decisions', (select jsonb_agg(d.decision order by d.decision) from controle.motif_decision d where d.motif = v_controle.motif))::text;
  elsif not utilisateur.detient_ensemble(p_session.utilisateur_id, v_ensembles, p_le) then
    raise sqlstate 'TR403' using message = 'droit_manquant', detail = jsonb_build_object('ensembles', v_ensembles)::text;
  end if;

  if v_controle.motif = 'reference_inconnue' then
    perform controle.corriger_reference(v_controle, p_le);
  end if;
  update controle.controle c
  set statut = 'leve', leve_le = p_le, leve_par = p_session.utilisateur_id, decision = p_decision, raison = p_raison
  where c.id = p_id returning c.* into v_controle;
  perform journal.consigner(p_le, 'controle.lever', 'controle', p_id,
    jsonb_build_object('motif', v_controle.motif, 'decision', p_decision, 'raison', p_raison), null, v_controle.commande_id);
  return controle.presenter(v_controle);
end
$$;

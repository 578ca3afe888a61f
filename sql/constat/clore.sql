-- Lifts an open control, with a trace, because of a decision about another record: `p_avec` names
-- the other control or command. Without an account, the service itself lifts the control. Then
-- lifts what depended on the control alone. A control that was released meanwhile, with another one
-- of the same act, keeps its trace.
-- Spec: file-de-controle#trace, file-de-controle#sans-objet, commandes#dependance.
-- Locks: what `constat.liberer_dependants` locks.
create or replace function constat.clore(
  p_controle controle.controle, p_decision text, p_raison text, p_avec uuid, p_auteur_id uuid,
  p_le timestamptz) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
  update controle.controle c
  set statut = 'leve', leve_le = p_le, leve_par = p_auteur_id, decision = p_decision,
      raison = p_raison
  where c.id = p_controle.id and c.statut = 'ouvert';
  if not found then
    return;
  end if;
  perform journal.consigner(p_le, 'controle.lever', 'controle', p_controle.id,
    jsonb_strip_nulls(jsonb_build_object(
      'motif', p_controle.motif, 'avec', p_avec, 'demande', jsonb_build_object(
        'decision', p_decision, 'raison', p_raison))), null, p_controle.commande_id);
  perform constat.liberer_dependants(p_controle, p_decision, p_le);
end
$$;

-- Lifts the open controls of a command that was cancelled, each traced, and answers the
-- cancellation with all the controls that it lifted.
-- Spec: file-de-controle#annulation, file-de-controle#trace.
-- Locks: the controls by id.
create or replace function commande.clore_controles(
  p_id uuid, p_raison text, p_auteur_id uuid, p_le timestamptz) returns json
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_controle record;
begin
  for v_controle in
    select c.id, c.motif from controle.controle c
    where c.commande_id = p_id and c.statut = 'ouvert' order by c.id for update
  loop
    update controle.controle c
    set statut = 'leve', leve_le = p_le, leve_par = p_auteur_id, decision = 'annulation',
        raison = p_raison
    where c.id = v_controle.id;
    perform journal.consigner(p_le, 'controle.lever', 'controle', v_controle.id, jsonb_build_object(
      'motif', v_controle.motif,
      'demande', jsonb_build_object('decision', 'annulation', 'raison', p_raison)), null, p_id);
  end loop;
  perform journal.consigner(p_le, 'commande.annuler', 'commande', p_id,
                            jsonb_build_object('raison', p_raison), null, p_id);
  return (
    select json_build_object(
      'commande_id', a.commande_id, 'annulee_le', core.horodatage(a.le), 'raison', a.raison,
      'auteur_id', a.auteur_id, 'controles', (
        select coalesce(json_agg(c.id order by c.ouvert_le, c.rang), '[]')
        from controle.controle c where c.commande_id = p_id and c.decision = 'annulation'))
    from commande.annulation a where a.commande_id = p_id);
end
$$;

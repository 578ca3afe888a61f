-- Lifts the open controls of a cancelled command, each with a trace, and the controls of records
-- that waited only for them. Returns the cancellation with all lifted controls of the command.
-- Spec: file-de-controle#annulation, file-de-controle#trace.
-- Locks: the controls by id, then what `constat.clore` locks.
create or replace function commande.clore_controles(
  p_id uuid, p_raison text, p_auteur_id uuid, p_le timestamptz) returns json
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_controle controle.controle;
begin
  for v_controle in
    select c.* from controle.controle c
    where c.commande_id = p_id and c.statut = 'ouvert' order by c.id for update
  loop
    perform constat.clore(v_controle, 'annulation', p_raison, null, p_auteur_id, p_le);
  end loop;
  perform journal.consigner(p_le, 'commande.annuler', 'commande', p_id,
                            jsonb_build_object('raison', p_raison), null, p_id);
  return (
    select json_build_object(
      'commande_id', a.commande_id, 'annulee_le', core.horodatage(a.le), 'raison', a.raison,
      'auteur_id', a.auteur_id, 'controles', (
        select coalesce(json_agg(c.id order by c.ouvert_le, c.rang), '[]')
        from controle.controle c where c.commande_id = p_id and c.decision = 'annulation'
          and c.leve_le = a.le))
    from commande.annulation a where a.commande_id = p_id);
end
$$;

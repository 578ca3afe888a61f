-- Lifts a control, and on request others of its motif, by a reasoned decision that takes effect in
-- the same transaction.
-- Spec: file-de-controle#levee.
-- Chosen: several items of a motif are lifted together, and each leaves its trace; with
--         `dependants`, also the items that wait for the same unknown entity, except those of the
--         lifter's own commands, which another person lifts. What this act itself released, because
--         it waited for another of them, is not lifted again.
-- Refuses: what `controle.lever_un` refuses, parametre_invalide (another motif among them),
--          identifiant_deja_pris (an id that a payload brings).
-- Locks: for a cancellation of several commands, the devices, as each cancellation would do later;
--        for several controls, the locks of `controle.tenir`; then the locks of the decision and,
--        when all are lifted, those of `reception.reprendre_differees`.
create or replace function controle.lever(
  p_session utilisateur.session, p_id uuid, p_requete jsonb, p_le timestamptz) returns json
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_motif text := (select c.motif from controle.controle c where c.id = p_id);
  v_ids uuid[] := controle.vises(p_session, p_id, p_requete);
  v_differe boolean := reception.differer();
  v_documents_differes boolean := document.differer();
  v_ouverts uuid[];
  v_id uuid;
  v_commande_id uuid;
  v_annulees uuid[] := '{}';
begin
  if cardinality(v_ids) > 1 and p_requete ->> 'decision' = 'annulation' then
    perform appareil.retenir_tous(core.organisation_id());
  end if;
  if v_differe and cardinality(v_ids) > 1 then
    perform controle.tenir(v_ids, p_requete ->> 'decision');
  end if;
  v_ouverts := array(
    select c.id from controle.controle c where c.id = any (v_ids) and c.statut = 'ouvert');
  foreach v_id in array v_ids loop
    v_commande_id := (select c.commande_id from controle.controle c where c.id = v_id);
    continue when v_commande_id = any (v_annulees);
    continue when v_id = any (v_ouverts) and exists (
      select from controle.controle c where c.id = v_id and c.statut = 'leve' and c.leve_le = p_le);
    if p_requete ->> 'decision' = 'annulation' then
      v_annulees := v_annulees || v_commande_id;  -- which lifts the others of the command
    end if;
    perform controle.lever_un(p_session, v_id, v_motif, p_requete, p_le);
  end loop;
  if v_differe then
    perform reception.reprendre_differees(p_le);
  end if;
  if v_documents_differes then
    perform document.etablir_differes(p_le);
  end if;
  return (select controle.presenter(c) from controle.controle c where c.id = p_id);
end
$$;

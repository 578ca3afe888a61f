-- Returns the operation date of a stored command: the date set by a decision; otherwise the date
-- with which it was judged; otherwise the result of step 8 for its envelope, by the
-- synchronizations known at its arrival. For a command from before these were stored, the last
-- known synchronization is used.
-- Spec: commandes#date-de-l-operation, commandes#date-sans-horloge.
-- Motifs: horloge_invraisemblable.
create or replace function commande.redater(
  p_commande_id uuid, p_date timestamptz,
  out date_operation timestamptz, out constats commande.constat[]) returns record
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_commande commande.commande;
  v_liasse commande.liasse;
begin
  select c.* into v_commande from commande.commande c where c.id = p_commande_id;
  date_operation := coalesce(p_date, (
    select k.date_operation from commande.correction k
    where k.commande_id = p_commande_id and k.date_operation is not null
    order by k.version desc limit 1), v_commande.date_operation);
  constats := '{}';
  if date_operation is null then
    v_liasse.synchro_entiere := coalesce(
      v_commande.synchro_entiere, v_commande.synchro_precedente);
    v_liasse.recue_le := v_commande.recue_le;
    v_liasse.enrole_le := (select a.enrole_le from appareil.appareil a
                        where a.id = v_commande.appareil_id);
    select d.date_operation, d.constats into date_operation, constats
    from commande.dater(v_liasse, jsonb_build_object(
      'cree_le_appareil', v_commande.cree_le_appareil,
      'horloge', (core.lisible(v_commande.enveloppe) -> 'horloge')::jsonb)) as d;
  end if;
end
$$;

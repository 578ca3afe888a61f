-- Cancels a payment that waits, with a reason: the amounts reserved for it are open again.
-- Spec: paiements#seconde-personne, paiements#separation.
-- Refuses: paiement_inconnu, transition_refusee, what `paiement.exiger_distinct` refuses.
-- Locks: the payment, what remains of its lines.
create or replace function paiement.annuler(
  p_id uuid, p_raison text, p_auteur_id uuid, p_le timestamptz) returns jsonb
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_paiement paiement.paiement := paiement.verrouiller(p_id, 'annuler');
  v_reglements paiement.reglement[] := paiement.inverser(p_id);
begin
  perform paiement.exiger_distinct(v_paiement, p_auteur_id, p_le);
  perform from paiement.reste r
  where r.creance_id = any (array(select x.creance_id from unnest(v_reglements) as x))
  order by r.creance_id for update;
  perform paiement.solder(v_reglements);
  update paiement.paiement x
  set statut = 'annulée', annule_par = p_auteur_id, raison = p_raison where x.id = p_id;
  perform journal.consigner(p_le, 'paiement.annuler', 'paiement', v_paiement.id,
                            jsonb_build_object('raison', p_raison));
  return paiement.presenter_detail(p_id);
end
$$;

-- Reverses an executed payment, with a reason: the reversal is another payment, dated today, and
-- the lines that the first payment settled are open again. For an advance, the deducted amounts are
-- given back.
-- Spec: paiements#contrepassation, paiements#separation.
-- Chosen: docs/decisions/0072-paiements.md.
-- Refuses: paiement_inconnu, transition_refusee, what `paiement.exiger_distinct` refuses.
-- Locks: the payment, what remains of its lines.
create or replace function paiement.contrepasser(
  p_id uuid, p_raison text, p_auteur_id uuid, p_le timestamptz) returns jsonb
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_paiement paiement.paiement := paiement.verrouiller(p_id, 'contrepasser');
  v_reglements paiement.reglement[] := paiement.inverser(p_id);
begin
  perform paiement.exiger_distinct(v_paiement, p_auteur_id, p_le);
  perform from paiement.reste r
  where r.creance_id = any (array(select x.creance_id from unnest(v_reglements) as x))
  order by r.creance_id for update;
  update paiement.paiement x set statut = 'contrepassée', raison = p_raison where x.id = p_id;
  v_paiement.contrepasse_id := p_id;
  v_paiement.montant := -v_paiement.montant;
  v_paiement.date_operation := p_le;
  v_paiement.raison := p_raison;
  v_paiement := paiement.ecrire(v_paiement, v_reglements, p_auteur_id, p_le);
  perform paiement.conclure(v_paiement, 'contrepassée', null, p_le);
  perform journal.consigner(p_le, 'paiement.contrepasser', 'paiement', p_id, jsonb_build_object(
    'contrepassation_id', v_paiement.id, 'raison', p_raison));
  return paiement.presenter_detail(v_paiement.id);
end
$$;

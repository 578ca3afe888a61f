-- Corrects a reception that waits or is validated, with a reason: its mass, its measurements, its
-- contract, its group; for a purchase, its supplier and the declared quality; and its product and
-- date while nothing was taken from its lot. Its number stays. The amount due, the quality of its
-- lot and its papers are updated; validations and payments based on the older value stay.
-- Spec: receptions#correction, corrections#trace.
-- Chosen: docs/decisions/0126-corrections-du-bureau.md, 0133-date-et-produit.md.
-- Refuses: reception_inconnue, transition_refusee, correction_sans_effet, and what
--          `reception.verifier_correction`, `reception.exiger_apports`, `reception.peser` and
--          `reception.refaire` refuse.
-- Locks: for a client's return, the expedition; the reception, its lot and the lots made from it by
--        id, the collections, the balances.
create or replace function reception.corriger(
  p_id uuid, p_requete jsonb, p_auteur_id uuid, p_le timestamptz) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_raison text := p_requete ->> 'raison';
  v_avant reception.reception;
  v_apres reception.reception;
  v_masses record;
  v_documents_differes boolean := document.differer();
begin
  perform from expedition.expedition x
  where x.id = (select r.expedition_id from expedition.retour r where r.reception_id = p_id)
  for update;
  v_avant := reception.verrouiller(p_id);
  perform acte.exiger('reception', p_id, v_avant.statut, 'corriger');
  v_apres := jsonb_populate_record(v_avant, p_requete - '{id,raison}'::text[]);
  perform reception.verifier_correction(v_avant, v_apres, p_le);
  v_masses := reception.refaction(v_apres);
  v_apres.refaction_g := v_masses.refaction_g;
  v_apres.net_marchand_g := v_masses.net_marchand_g;
  perform lot.verrouiller(variadic array(
    select d.id from genealogie.descendants(array[v_avant.lot_id]) as d where d.genre = 'lot'
    union select v_avant.lot_id));
  if (v_apres.produit_id, v_apres.groupement_id, v_apres.date_operation)
    is distinct from (v_avant.produit_id, v_avant.groupement_id, v_avant.date_operation)
  then
    perform reception.exiger_apports(v_apres);
  end if;
  if (v_apres.produit_id, v_apres.date_operation)
    <> (v_avant.produit_id, v_avant.date_operation)
  then
    perform reception.refaire(v_avant, v_apres, v_raison, p_auteur_id, p_le);
  else
    perform reception.peser(v_avant, v_apres, v_raison, p_auteur_id, p_le);
    perform reception.requalifier(p_id, 'correction', v_raison, p_auteur_id, p_le);
    perform lot.suivre_documents(v_avant.lot_id, 'juger', p_le);
  end if;
  perform paiement.arreter(p_id, p_auteur_id, p_le);
  perform correction.consigner(
    'reception', p_id, v_raison, reception.corrigible(v_avant),
    reception.corrigible(reception.exiger(p_id)), reception.maintenus(v_avant), p_auteur_id, p_le);
  if v_documents_differes then
    perform document.etablir_differes(p_le);
  end if;
end
$$;

-- Validates a payment that waits, by a second person: it is posted. What bars its lines is looked
-- at again, and what was taken back or deducted meanwhile.
-- Spec: paiements#seconde-personne, paiements#separation.
-- Refuses: paiement_inconnu, transition_refusee, separation_des_taches (who made it, or may not pay
--          its lines), creance_bloquee, paiement_excessif.
-- Locks: what `paiement.tenir` locks, then the payment.
create or replace function paiement.valider(
  p_id uuid, p_auteur_id uuid, p_le timestamptz) returns jsonb
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_titulaires uuid[] := paiement.tenir(p_id);
  v_paiement paiement.paiement := paiement.verrouiller(p_id, 'valider');
  v_bloquees jsonb;
begin
  if p_auteur_id = any (v_paiement.ecartes || v_paiement.auteur_id) then
    raise sqlstate 'TR403' using message = 'separation_des_taches';
  end if;
  select jsonb_agg(jsonb_build_object('creance_id', l.id, 'raisons', l.raisons) order by l.id)
  into v_bloquees
  from (select c.id, paiement.obstacles(c) as raisons
        from paiement.reglement r
          join paiement.creance c
            on c.organisation_id = r.organisation_id and c.id = r.creance_id
        where r.paiement_id = p_id) as l
  where l.raisons <> '{}';
  if v_bloquees is not null then
    raise sqlstate 'TR409' using message = 'creance_bloquee',
      detail = jsonb_build_object('lignes', v_bloquees)::text;
  end if;
  if v_paiement.genre = 'reglement' then
    perform paiement.exiger_payable(
      v_titulaires, v_paiement.devise, v_paiement.montant, v_paiement.montant);
  end if;
  perform paiement.conclure(v_paiement, 'validée', p_auteur_id, p_le);
  perform journal.consigner(p_le, 'paiement.valider', 'paiement', p_id);
  return paiement.presenter_detail(p_id);
end
$$;

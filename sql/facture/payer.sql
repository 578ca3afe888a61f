-- Records the payment of an invoice: today in the publisher's time zone unless a day is given,
-- never before its issue.
-- Spec: licences-et-factures#etats-d-une-facture.
-- Refuses: parametre_invalide (a day that has not come yet), evenement_hors_ordre (one before the
--          issue), and what `facture.clore` refuses.
-- Locks: the invoice reference.
create or replace function facture.payer(
  p_appelant jsonb, p_facture_id uuid, p_payee_le date, p_le timestamptz) returns json
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_jour date := core.jour_editeur(p_le);
  v_payee_le date := coalesce(p_payee_le, v_jour);
  v_emise_le date := (select f.emise_le from facture.facture f where f.id = p_facture_id);
begin
  perform facture.exiger_jour('payee_le', v_payee_le, v_jour);
  if v_payee_le < v_emise_le then
    raise sqlstate 'TR409' using message = 'evenement_hors_ordre',
      detail = jsonb_build_object('precedent', v_emise_le)::text;
  end if;
  return facture.montrer(
    facture.clore(p_appelant, p_facture_id, 'payer', v_payee_le, null, p_le), v_jour);
end
$$;

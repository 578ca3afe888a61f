-- Writes an amount that was owed when the organization opened, from a row. A line of the same
-- campaign, currency and day for the same beneficiary is a remark.
-- Spec: imports#application, imports#doublons, paiements#ouverture.
-- Refuses: what `paiement.reprendre` refuses.
create or replace function importation.ecrire_solde(
  p_demande jsonb, p_auteur_id uuid, p_le timestamptz) returns importation.issue
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_id uuid := paiement.reprendre(p_demande, p_auteur_id, p_le);
  v_autres jsonb;
begin
  select jsonb_agg(k.id order by k.id) into v_autres
  from paiement.creance n
    join paiement.creance k on k.genre = 'ouverture' and k.id <> n.id
      and (k.producteur_id = n.producteur_id or k.fournisseur_id = n.fournisseur_id)
      and (k.campagne_id, k.devise, k.date_operation)
        = (n.campagne_id, n.devise, n.date_operation)
    join paiement.reste r
      on r.organisation_id = k.organisation_id and r.creance_id = k.id and r.reste <> 0
  where n.id = v_id;
  return (v_id, '{}'::commande.constat[], case when v_autres is null then '[]'::jsonb
    else jsonb_build_array(jsonb_build_object(
      'code', 'solde_deja_repris', 'details', jsonb_build_object('creances', v_autres))) end);
end
$$;

-- Ends an invoice reference, paid on a day or cancelled for a reason; both are final.
-- Spec: licences-et-factures#etats-d-une-facture.
-- Refuses: facture_inconnue, facture_statut_refuse.
-- Locks: the invoice reference.
create or replace function facture.clore(
  p_appelant jsonb, p_facture_id uuid, p_acte text, p_payee_le date, p_raison text,
  p_le timestamptz) returns facture.facture
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_facture facture.facture;
  v_statut text;
begin
  select f.* into v_facture from facture.facture f where f.id = p_facture_id for no key update;
  if v_facture.id is null then
    raise sqlstate 'TR404' using message = 'facture_inconnue';
  end if;
  v_statut := acte.exiger('facture', p_facture_id, v_facture.statut, p_acte);
  update facture.facture f
  set statut = v_statut, payee_le = p_payee_le, raison = p_raison, close_le = p_le,
      close_par = coalesce(p_appelant ->> 'identifiant', p_appelant ->> 'sujet')
  where f.id = p_facture_id
  returning f.* into v_facture;
  perform journal.consigner_editeur(p_appelant, p_le, jsonb_build_object(
      'methode', 'POST', 'chemin', format('/v1/editeur/factures/%s/%s', p_facture_id, p_acte),
      'details', jsonb_strip_nulls(jsonb_build_object(
        'reference', v_facture.reference, 'payee_le', p_payee_le, 'raison', p_raison))),
    v_facture.cible);
  return v_facture;
end
$$;

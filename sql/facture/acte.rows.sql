-- Acts of the publisher on an invoice reference, by its state. Both ends, paid and cancelled, are
-- final.
-- Spec: licences-et-factures#etats-d-une-facture.
select acte.tenir('facture', jsonb_agg(s)) from (
  values
    ('payer', '{emise}'::text[], 'payee', 'editeur_factures_payer', 'facture_statut_refuse'),
    ('annuler', '{emise}', 'annulee', 'editeur_factures_annuler', 'facture_statut_refuse')
) as s (acte, de, vers, porte, refus);

-- Acts on a payment, by its state.
-- Spec: paiements#seconde-personne, paiements#contrepassation.
-- Chosen: docs/decisions/0072-paiements.md.
select acte.tenir('paiement', jsonb_agg(s)) from (
  values
    ('valider', '{en_attente}'::text[], 'validée', 'payments.manage', 'paiements_valider'),
    ('annuler', '{en_attente}', 'annulée', 'payments.manage', 'paiements_annuler'),
    ('contrepasser', '{validée}', 'contrepassée', 'payments.manage', 'paiements_contrepasser')
) as s (acte, de, vers, permission, porte);

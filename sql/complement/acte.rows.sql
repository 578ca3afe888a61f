-- Acts on a price complement, by its state.
-- Spec: paiements#complement.
-- Chosen: docs/decisions/0128-complements-et-deductions.md.
select acte.tenir('complement', jsonb_agg(s)) from (
  values
    ('valider', '{en_attente}'::text[], 'validée', 'payments.manage', 'complements_valider'),
    ('annuler', '{en_attente,validée}', 'annulée', 'contracts.manage', 'complements_annuler')
) as s (acte, de, vers, permission, porte);

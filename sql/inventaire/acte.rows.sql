-- Acts on an inventory, by its state.
-- Spec: inventaires#proposition, inventaires#validation.
-- Chosen: docs/decisions/0129-inventaires-parcelles-numeros.md.
select acte.tenir('inventaire', jsonb_agg(s)) from (
  values
    ('valider', '{en_attente}'::text[], 'validé', 'stock.reverse', 'inventaires_valider'),
    ('annuler', '{en_attente}', 'annulé', 'stock.manage', 'inventaires_annuler')
) as s (acte, de, vers, permission, porte);

-- Acts on a step, by its state.
-- Spec: etapes#etape.
-- Chosen: docs/decisions/0025-etapes.md.
select acte.tenir('etape', jsonb_agg(s)) from (
  values
    ('modifier', '{brouillon}'::text[], null, 'stock.manage', 'etapes_modifier'),
    ('valider', '{brouillon}', 'validée', 'stock.manage', 'etapes_valider'),
    ('devalider', '{validée}', 'brouillon', 'stock.manage', 'etapes_devalider')
) as s (acte, de, vers, permission, porte);

-- Acts on an expedition, by its state.
-- Spec: ventes-et-expeditions#expedition.
-- Chosen: docs/decisions/0028-ventes.md.
select acte.tenir('expedition', jsonb_agg(s)) from (
  values
    ('modifier', '{brouillon}'::text[], null, 'shipping.manage', 'expeditions_modifier'),
    ('valider', '{brouillon}', 'validée', 'shipping.manage', 'expeditions_valider'),
    ('annuler', '{brouillon}', 'annulée', 'shipping.manage', 'expeditions_annuler'),
    ('devalider', '{validée}', 'brouillon', 'shipping.manage', 'expeditions_devalider'),
    ('corriger', '{validée}', null, 'shipping.manage', 'expeditions_corriger'),
    ('retourner', '{validée}', null, 'shipping.manage', 'expeditions_retours')
) as s (acte, de, vers, permission, porte);

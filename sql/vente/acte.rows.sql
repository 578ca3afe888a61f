-- Acts on a sale, by its state. Expeditions settle a sale, and open it again.
-- Spec: ventes-et-expeditions#vente.
-- Chosen: docs/decisions/0028-ventes.md.
select acte.tenir('vente', jsonb_agg(s)) from (
  values
    ('modifier', '{brouillon}'::text[], null, 'sales.manage', 'ventes_modifier', null),
    ('valider', '{brouillon}', 'validée', 'sales.manage', 'ventes_valider', null),
    ('annuler', '{brouillon,validée}', 'annulée', 'sales.manage', 'ventes_annuler', null),
    ('corriger', '{validée,soldée}', null, 'sales.manage', 'ventes_corriger', null),
    ('expedier', '{validée}', null, 'shipping.manage', 'expeditions_creer', 'expedition.creer'),
    ('solder', '{validée}', 'soldée', null, null, null),
    ('rouvrir', '{soldée}', 'validée', null, null, 'expedition.devalider')
) as s (acte, de, vers, permission, porte, fonction);

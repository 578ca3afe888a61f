-- Acts on a subscription, by its state.
-- Spec: webhooks#etats.
-- Chosen: docs/decisions/0195-webhooks.md, 0201-actes-du-dehors.md.
select acte.tenir('webhook', jsonb_agg(s)) from (
  values
    ('modifier', '{actif,desactive,coupe}'::text[], null, 'webhooks.manage',
     'webhooks_modifier'),
    ('essayer', '{actif,desactive,coupe}', null, 'webhooks.manage', 'webhooks_essayer'),
    ('changer_secret', '{actif,desactive,coupe}', null, 'webhooks.manage', 'webhooks_secret'),
    ('desactiver', '{actif,coupe}', 'desactive', 'webhooks.manage', 'webhooks_desactiver'),
    ('activer', '{desactive,coupe}', 'actif', 'webhooks.manage', 'webhooks_activer'),
    ('couper', '{actif}', 'coupe', null, null),
    ('rejouer', '{actif}', null, 'webhooks.manage', 'webhooks_rejouer')
) as s (acte, de, vers, permission, porte);

-- Acts on a subscription, by its state.
-- Spec: webhooks#etats.
-- Chosen: docs/decisions/0195-webhooks.md.
select acte.tenir('webhook', jsonb_agg(s)) from (
  values
    ('desactiver', '{actif,coupe}'::text[], 'desactive', 'webhooks.manage', 'webhooks_desactiver'),
    ('activer', '{desactive,coupe}', 'actif', 'webhooks.manage', 'webhooks_activer'),
    ('couper', '{actif}', 'coupe', null, null),
    ('rejouer', '{actif}', null, 'webhooks.manage', 'webhooks_rejouer')
) as s (acte, de, vers, permission, porte);

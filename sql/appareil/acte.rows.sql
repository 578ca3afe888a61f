-- Acts on a device in service.
-- Spec: appareils#remplacement.
select acte.tenir('appareil', jsonb_agg(s)) from (
  values
    ('revoquer', '{actif}'::text[], 'revoque', 'devices.manage', 'appareils_revoquer',
     'appareil_deja_revoque'),
    ('remplacer', '{actif}', 'remplace', 'devices.manage', 'appareils_remplacer',
     'appareil_deja_revoque')
) as s (acte, de, vers, permission, porte, refus);

-- Acts on a contract, by its state.
-- Spec: contrats-et-devises#activation.
-- Chosen: docs/decisions/0019-contrats.md.
select acte.tenir('contrat', jsonb_agg(s)) from (
  values
    ('modifier', '{brouillon}'::text[], null, 'contracts.manage', 'contrats_modifier',
     'contrat_non_brouillon'),
    ('activer', '{brouillon}', 'actif', 'contracts.manage', 'contrats_activer',
     'contrat_non_brouillon'),
    ('clore', '{actif}', 'clos', 'contracts.manage', 'contrats_clore', 'contrat_non_actif'),
    ('rouvrir', '{clos}', 'actif', 'contracts.manage', 'contrats_rouvrir', 'contrat_non_clos')
) as s (acte, de, vers, permission, porte, refus);

-- Acts on a recall, by its state.
-- Spec: rappels#rappel.
-- Chosen: docs/decisions/0030-rappel.md.
select acte.tenir('rappel', jsonb_agg(s)) from (
  values
    ('executer', '{planifié}'::text[], 'exécuté', 'recall.manage', 'rappels_executer',
     'rappel_non_planifie'),
    ('clore', '{planifié,exécuté}', 'clos', 'recall.manage', 'rappels_clore', 'rappel_clos')
) as s (acte, de, vers, permission, porte, refus);

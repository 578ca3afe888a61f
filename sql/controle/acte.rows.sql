-- What may be done to a control: which decision lifts which motif stands in
-- `controle.motif_decision`.
-- Spec: file-de-controle#levee.
select acte.tenir('controle', jsonb_agg(s)) from (
  values
    ('lever', '{ouvert}'::text[], 'leve', 'review.resolve', 'controles_lever', 'controle_deja_leve')
) as s (acte, de, vers, permission, porte, refus);

-- Acts on a control: `controle.motif_decision` says which decision lifts which reason.
-- Spec: file-de-controle#levee.
select acte.tenir('controle', jsonb_agg(s)) from (
  values
    ('lever', '{ouvert}'::text[], 'leve', 'review.resolve', 'controles_lever', 'controle_deja_leve')
) as s (acte, de, vers, permission, porte, refus);

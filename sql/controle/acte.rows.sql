-- Acts on a control: `controle.motif_decision` lists the decisions that lift each motif.
-- Spec: file-de-controle#levee.
select acte.tenir('controle', jsonb_agg(s)) from (
  values
    ('lever', '{ouvert}'::text[], 'leve', 'review.resolve', 'controles_lever', 'controle_deja_leve')
) as s (acte, de, vers, permission, porte, refus);

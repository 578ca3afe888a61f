-- Declares the function that refuses a correction without a payload, for motifs without a function
-- of their own.
-- Chosen: docs/decisions/0052-etages-et-aiguillages.md.
select core.tenir_voies('constat', array[
  ('controle.corriger_sans_payload', null, '*', 'constat.exiger_payload')
]::core.lien[]);

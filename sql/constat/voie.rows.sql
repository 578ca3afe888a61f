-- A correction without a payload is refused, unless its motif has a rule of its own.
-- Chosen: docs/decisions/0052-etages-et-aiguillages.md.
select core.tenir_voies('constat', array[
  ('controle.corriger_sans_payload', null, '*', 'constat.exiger_payload')
]::core.lien[]);

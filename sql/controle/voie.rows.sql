-- Declares the function for a correction without a payload of an unknown reference: such a
-- correction means that the reference has arrived.
-- Chosen: docs/decisions/0052-etages-et-aiguillages.md.
select core.tenir_voies('controle', array[
  ('controle.corriger_sans_payload', null, 'reference_inconnue', 'controle.resoudre_reference')
]::core.lien[]);

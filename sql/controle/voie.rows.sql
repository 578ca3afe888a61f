-- Declares the function that corrects an unknown reference without a payload: such a correction
-- requires that the entity has arrived.
-- Chosen: docs/decisions/0052-etages-et-aiguillages.md.
select core.tenir_voies('controle', array[
  ('controle.corriger_sans_payload', null, 'reference_inconnue', 'controle.resoudre_reference')
]::core.lien[]);

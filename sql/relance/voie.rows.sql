-- The kinds of reminders, each with the function that finds its records.
-- Chosen: docs/decisions/0052-etages-et-aiguillages.md.
select core.tenir_voies('relance', array[
  ('relance.trouver', null, 'certificat', 'relance.certificats'),
  ('relance.trouver', null, 'controle', 'relance.controles'),
  ('relance.trouver', null, 'saisie', 'relance.saisies'),
  ('relance.trouver', null, 'licence', 'relance.licences'),
  ('relance.trouver', null, 'inspection', 'relance.inspections'),
  ('relance.trouver', null, 'mesure', 'relance.mesures'),
  ('relance.trouver', null, 'webhook', 'relance.webhooks')
]::core.lien[]);

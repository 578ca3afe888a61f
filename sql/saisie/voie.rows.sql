-- References of commands that arrived since.
-- Chosen: docs/decisions/0052-etages-et-aiguillages.md.
select core.tenir_voies('saisie', array[
  ('controle.est_arrivee', null, 'document', 'saisie.est_document_connu'),
  ('controle.est_arrivee', null, '*', 'saisie.est_reference_connue')
]::core.lien[]);

-- Declares the functions that check if a document or an entity that a command names has arrived.
-- Chosen: docs/decisions/0052-etages-et-aiguillages.md.
select core.tenir_voies('saisie', array[
  ('controle.est_arrivee', null, 'document', 'saisie.est_document_connu'),
  ('controle.est_arrivee', null, '*', 'saisie.est_reference_connue')
]::core.lien[]);

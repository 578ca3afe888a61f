-- Collections follow their producer; the end of a batch wakes the messages to producers.
-- Chosen: docs/decisions/0052-etages-et-aiguillages.md.
select core.tenir_voies('collecte', array[
  ('producteur.propager_rattachement', 30, null, 'collecte.suivre_rattachement'),
  ('commande.propager_lot', 10, null, 'collecte.envoyer_messages')
]::core.lien[]);

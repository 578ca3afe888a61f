-- What collections do for the domains below them: they follow their producer, tell certificates
-- what was done under them, and the end of a batch wakes the messages to producers.
-- Chosen: docs/decisions/0052-etages-et-aiguillages.md.
select core.tenir_voies('collecte', array[
  ('certificat.operations', 20, null, 'collecte.sous_certificat'),
  ('producteur.propager_rattachement', 30, null, 'collecte.suivre_rattachement'),
  ('commande.propager_lot', 10, null, 'collecte.envoyer_messages')
]::core.lien[]);

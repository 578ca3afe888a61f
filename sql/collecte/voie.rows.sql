-- What collections do for the domains below them, and at the end of a batch: messages to producers
-- are woken.
-- Chosen: docs/decisions/0052-etages-et-aiguillages.md.
select core.tenir_voies('collecte', array[
  ('certificat.operations', 20, null, 'collecte.sous_certificat'),
  ('producteur.propager_rattachement', 30, null, 'collecte.suivre_rattachement'),
  ('commande.propager_lot', 10, null, 'collecte.envoyer_messages')
]::core.lien[]);

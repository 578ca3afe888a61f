-- Declares the functions of receptions that other domains call: contents of a slip, the finding of
-- a control, operations under a certificate, changes of a collection, acts on a lot, and the
-- reversal of a movement.
-- Chosen: docs/decisions/0052-etages-et-aiguillages.md.
select core.tenir_voies('reception', array[
  ('document.contenu', null, 'bon_reception', 'reception.contenu_bon'),
  ('commande.retrouver_constats', null, 'ecart_calcul collecte', 'reception.trouver_encore'),
  ('certificat.operations', 40, null, 'reception.sous_certificat'),
  ('collecte.reprendre', 10, null, 'reception.reprendre'),
  ('lot.agir_reception', null, 'valider', 'reception.valider'),
  ('lot.agir_reception', null, 'rejeter', 'reception.rejeter'),
  ('lot.agir_reception', null, 'annuler', 'reception.annuler'),
  ('matiere.renverser_origine', null, 'reception/reception', 'reception.contrepasser')
]::core.lien[]);

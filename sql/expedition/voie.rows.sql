-- Declares the functions of expeditions that other domains call: contents of their documents,
-- operations under a certificate, and the reversal of a return.
-- Chosen: docs/decisions/0052-etages-et-aiguillages.md.
select core.tenir_voies('expedition', array[
  ('document.contenu', null, 'attestation', 'expedition.contenu_attestation'),
  ('document.contenu', null, 'liste_colisage', 'expedition.contenu_liste'),
  ('certificat.operations', 10, null, 'expedition.sous_certificat'),
  ('matiere.renverser_origine', null, 'reception/retour', 'expedition.renverser_retour')
]::core.lien[]);

-- Work of expeditions for the domains below and next to them.
-- Chosen: docs/decisions/0052-etages-et-aiguillages.md.
select core.tenir_voies('expedition', array[
  ('document.contenu', null, 'attestation', 'expedition.contenu_attestation'),
  ('document.contenu', null, 'liste_colisage', 'expedition.contenu_liste'),
  ('certificat.operations', 10, null, 'expedition.sous_certificat'),
  ('matiere.renverser_origine', null, 'reception/retour', 'expedition.renverser_retour')
]::core.lien[]);

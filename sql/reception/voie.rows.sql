-- What receptions do for the domains below them.
-- Chosen: docs/decisions/0052-etages-et-aiguillages.md.
select core.tenir_voies('reception', array[
  ('document.contenu', null, 'bon_reception', 'reception.contenu_bon'),
  ('certificat.operations', 40, null, 'reception.sous_certificat'),
  ('collecte.est_attendue', 10, null, 'reception.est_attendue'),
  ('collecte.rapprocher', 10, null, 'reception.rapprocher'),
  ('collecte.reprendre', 10, null, 'reception.reprendre'),
  ('lot.agir_reception', null, 'valider', 'reception.valider'),
  ('lot.agir_reception', null, 'rejeter', 'reception.rejeter'),
  ('lot.agir_reception', null, 'annuler', 'reception.annuler'),
  ('lot.devalider_reception', 10, null, 'reception.devalider'),
  ('lot.exiger_reception_faisable', 10, null, 'reception.exiger_faisable'),
  ('lot.etats_reception', 10, null, 'reception.etats'),
  ('matiere.renverser_origine', null, 'reception/reception', 'reception.contrepasser')
]::core.lien[]);

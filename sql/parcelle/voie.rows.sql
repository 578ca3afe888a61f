-- Declares the functions of plots that other domains call: after a change of a producer's group,
-- and for decisions on controls about plots.
-- Chosen: docs/decisions/0052-etages-et-aiguillages.md.
select core.tenir_voies('parcelle', array[
  ('producteur.propager_rattachement', 10, null, 'parcelle.suivre_rattachement'),
  ('commande.retrouver_constats', null, 'chevauchement_parcelle parcelle',
   'parcelle.trouver_encore'),
  ('commande.retrouver_constats', null, 'chevauchement_parcelle polygone',
   'parcelle.trouver_encore'),
  ('controle.verrouiller_objets', 10, null, 'parcelle.verrouiller_controlees'),
  ('controle.corriger_sans_payload', null, 'polygone_invalide', 'parcelle.exiger_releve'),
  ('controle.corriger_sans_payload', null, 'chevauchement_parcelle', 'parcelle.exiger_releve'),
  ('controle.corriger_sans_payload', null, 'ecart_calcul', 'parcelle.corriger_ecart')
]::core.lien[]);

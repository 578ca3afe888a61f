-- Declares the function that locks the producers of a merge before a decision on their controls,
-- and the functions that judge collections again after a change of group or a revision of a plot.
-- Chosen: docs/decisions/0052-etages-et-aiguillages.md.
select core.tenir_voies('adhesion', array[
  ('producteur.propager_rattachement', 5, null, 'adhesion.suivre_rattachement'),
  ('conformite.verrouiller_juges', 10, null, 'adhesion.verrouiller_etats'),
  ('conformite.propager_etats', 10, null, 'adhesion.suivre_etats'),
  ('controle.verrouiller_objets', 20, null, 'adhesion.verrouiller_controles')
]::core.lien[]);

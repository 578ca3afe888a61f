-- Declares the function that locks the producers of a merge before a decision on their controls,
-- and the function that judges collections again after a change of group.
-- Chosen: docs/decisions/0052-etages-et-aiguillages.md.
select core.tenir_voies('adhesion', array[
  ('producteur.propager_rattachement', 5, null, 'adhesion.suivre_rattachement'),
  ('controle.verrouiller_objets', 20, null, 'adhesion.verrouiller_controles')
]::core.lien[]);

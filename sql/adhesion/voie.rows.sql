-- Declares the function that locks the producers of a merge before a decision on their controls.
-- Chosen: docs/decisions/0052-etages-et-aiguillages.md.
select core.tenir_voies('adhesion', array[
  ('controle.verrouiller_objets', 20, null, 'adhesion.verrouiller_controles')
]::core.lien[]);

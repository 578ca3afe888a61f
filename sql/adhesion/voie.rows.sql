-- Locks that a merge takes before it is decided.
-- Chosen: docs/decisions/0052-etages-et-aiguillages.md.
select core.tenir_voies('adhesion', array[
  ('controle.verrouiller_objets', 20, null, 'adhesion.verrouiller_controles')
]::core.lien[]);

-- What commands recorded is judged again by what is known now.
-- Chosen: docs/decisions/0052-etages-et-aiguillages.md.
select core.tenir_voies('commande', array[
  ('inspection.propager_interet', 10, null, 'commande.reexaminer')
]::core.lien[]);

-- Declares the functions that judge records of commands again by present knowledge, and that judge
-- the finding of an open control again.
-- Chosen: docs/decisions/0052-etages-et-aiguillages.md.
select core.tenir_voies('commande', array[
  ('inspection.propager_interet', 10, null, 'commande.reexaminer'),
  ('constat.revoir', 10, null, 'commande.revoir'),
  ('commande.retrouver_constats', null, '*', 'commande.trouver_encore'),
  ('controle.redater_entite', null, '*', 'commande.redater_ecrit'),
  ('controle.resoudre_cles', null, '*', 'commande.resoudre_cles'),
  ('controle.corriger_ecrit', null, '*', 'commande.corriger_payload')
]::core.lien[]);

-- Declares the function that checks if the quality state that a command names is known by now.
-- Chosen: docs/decisions/0052-etages-et-aiguillages.md.
select core.tenir_voies('conformite', array[
  ('controle.est_arrivee', null, 'referentiel', 'conformite.est_etat_connu')
]::core.lien[]);

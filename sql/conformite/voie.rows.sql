-- References of commands that arrived since.
-- Chosen: docs/decisions/0052-etages-et-aiguillages.md.
select core.tenir_voies('conformite', array[
  ('controle.est_arrivee', null, 'referentiel', 'conformite.est_etat_connu')
]::core.lien[]);

-- References of commands that arrived since.
-- Chosen: docs/decisions/0052-etages-et-aiguillages.md.
select core.tenir_voies('devise', array[
  ('controle.est_arrivee', null, 'devise', 'devise.est_connue')
]::core.lien[]);

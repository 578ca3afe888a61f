-- Declares the functions that find the records of each kind of reminder.
-- Chosen: docs/decisions/0052-etages-et-aiguillages.md.
select core.tenir_aiguillages('relance', array[
  ('relance.trouver', 'choix',
   'p_genre text, p_jours integer, p_limite integer, p_le timestamptz',
   'table (id uuid, reference text, jour date, pour uuid[], chemin text)', true)
]::core.aiguillage[]);

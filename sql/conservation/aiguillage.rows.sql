-- Declares the functions that return the records of each kind that may be erased.
-- Chosen: docs/decisions/0052-etages-et-aiguillages.md.
select core.tenir_aiguillages('conservation', array[
  ('conservation.echus', 'choix', 'p_genre text, p_limite timestamptz', 'setof text', true)
]::core.aiguillage[]);

-- Declares the function that reverses the movement of a record: the domain of that record provides
-- it, by the kind of the record and the kind of the movement.
-- Chosen: docs/decisions/0052-etages-et-aiguillages.md.
select core.tenir_aiguillages('matiere', array[
  ('matiere.renverser_origine', 'choix_facultatif',
   'p_origine text, p_entite_id uuid, p_raison text, p_auteur_id uuid, p_le timestamptz', 'uuid',
   false)
]::core.aiguillage[]);

-- Work of the ledger for the domains above: the movement of a record (its kind, then the movement's
-- own) is reversed by the domain of that record.
-- Chosen: docs/decisions/0052-etages-et-aiguillages.md.
select core.tenir_aiguillages('matiere', array[
  ('matiere.renverser_origine', 'choix_facultatif',
   'p_origine text, p_entite_id uuid, p_raison text, p_auteur_id uuid, p_le timestamptz', 'uuid',
   false)
]::core.aiguillage[]);

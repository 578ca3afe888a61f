-- Declares the functions by which other domains return the contents of documents: the present
-- contents of a document, by its type; and the contents that a phone printed, for a record without
-- a document, or null if there are none.
-- Chosen: docs/decisions/0052-etages-et-aiguillages.md.
select core.tenir_aiguillages('document', array[
  ('document.contenu', 'choix',
   'p_type text, p_id uuid, p_pour_id uuid, p_langue text', 'jsonb', true),
  ('document.contenu_imprime', 'choix', 'p_type text, p_id uuid, p_langue text', 'jsonb', true)
]::core.aiguillage[]);

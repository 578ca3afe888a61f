-- What documents ask of the domains above them: what stands in one, by its type, as it is now; and
-- what stood in what a phone printed, of a record without a document yet; null when there is
-- nothing to hand out.
-- Chosen: docs/decisions/0052-etages-et-aiguillages.md.
select core.tenir_aiguillages('document', array[
  ('document.contenu', 'choix',
   'p_type text, p_id uuid, p_pour_id uuid, p_langue text', 'jsonb', true),
  ('document.contenu_imprime', 'choix', 'p_type text, p_id uuid, p_langue text', 'jsonb', true)
]::core.aiguillage[]);

-- Declares the functions of each kind of import: one writes a row, one returns remarks on records
-- that resemble older ones, one lists the dependents of its records, and one takes its records
-- back.
-- Chosen: docs/decisions/0080-imports.md.
select core.tenir_aiguillages('importation', array[
  ('importation.ecrire', 'choix',
   'p_genre text, p_demande jsonb, p_auteur_id uuid, p_le timestamptz',
   'importation.issue', false),
  ('importation.revoir', 'choix_facultatif',
   'p_genre text, p_importation_id uuid, p_ids uuid[]',
   'table (objet_id uuid, code text, details jsonb)', true),
  ('importation.dependances', 'choix',
   'p_genre text, p_ids uuid[]',
   'table (entite text, id uuid)', true),
  ('importation.defaire', 'choix',
   'p_genre text, p_ids uuid[], p_raison text, p_auteur_id uuid, p_le timestamptz',
   'void', false)
]::core.aiguillage[]);

-- Declares the functions that other domains provide to commands: those of each command type
-- (`commande.type_commande`), those that judge the finding of an open control again, those for a
-- producer's records, and those for the end of a batch.
-- Chosen: docs/decisions/0052-etages-et-aiguillages.md.
select core.tenir_aiguillages('commande', array[
  ('commande.ecrire_type', 'choix',
   'p_type text, p_contexte commande.contexte',
   'commande.effet', false),
  ('commande.examiner_type', 'choix_facultatif',
   'p_type text, p_contexte commande.contexte',
   'commande.constat[]', true),
  ('commande.reecrire_type', 'choix',
   'p_type text, p_avant commande.contexte, p_contexte commande.contexte, p_auteur_id uuid,
    p_le timestamptz',
   'commande.effet', false),
  ('commande.dependances_type', 'choix_facultatif',
   'p_type text, p_contexte commande.contexte',
   'table (entite text, id uuid)', true),
  ('commande.annuler_type', 'choix_facultatif',
   'p_type text, p_contexte commande.contexte, p_auteur_id uuid, p_le timestamptz',
   'void', false),
  ('commande.reposent_type', 'choix_facultatif',
   'p_type text, p_contexte commande.contexte',
   'setof uuid', true),
  ('commande.reprendre_type', 'choix_facultatif',
   'p_type text, p_controle controle.controle, p_le timestamptz',
   'void', false),
  ('commande.retrouver_constats', 'choix',
   'p_motif_et_entite text, p_controle controle.controle',
   'commande.constat[]', true),
  ('commande.ecrits_du_producteur', 'reunion',
   'p_producteur_id uuid, p_depuis timestamptz',
   'setof commande.ecrit', true),
  ('commande.propager_liasse', 'suites',
   'p_liasse commande.liasse',
   'void', false)
]::core.aiguillage[]);

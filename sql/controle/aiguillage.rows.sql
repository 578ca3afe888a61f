-- What a decision does with what its control is about, by the kind of its entity, by its motif or
-- by what a finding names: whoever knows the record does it.
-- Chosen: docs/decisions/0052-etages-et-aiguillages.md.
select core.tenir_aiguillages('controle', array[
  ('controle.verrouiller_objets', 'suites',
   'p_ids uuid[], p_decision text',
   'void', false),
  ('controle.redater_entite', 'choix',
   'p_entite text, p_controle controle.controle, p_date timestamptz, p_decideur_id uuid,
    p_le timestamptz',
   'void', false),
  ('controle.resoudre_cles', 'choix',
   'p_entite text, p_controle controle.controle, p_le timestamptz',
   'void', false),
  ('controle.commande_corrigee', 'choix_facultatif',
   'p_cle text, p_controle controle.controle',
   'uuid', true),
  ('controle.corriger_ecrit', 'choix',
   'p_cle text, p_controle controle.controle, p_requete jsonb, p_decideur_id uuid,
    p_le timestamptz',
   'void', false),
  ('controle.preparer_correction', 'choix_facultatif',
   'p_motif text, p_controle controle.controle, p_requete jsonb, p_decideur_id uuid,
    p_le timestamptz',
   'void', false),
  ('controle.corriger_sans_payload', 'choix',
   'p_motif text, p_controle controle.controle, p_requete jsonb, p_decideur_id uuid,
    p_le timestamptz',
   'void', false),
  ('controle.est_arrivee', 'choix',
   'p_genre text, p_controle controle.controle',
   'boolean', true)
]::core.aiguillage[]);

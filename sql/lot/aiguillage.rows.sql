-- What lots have done by the domains above them: a reception's lot is validated, rejected,
-- cancelled and devalidated with its reception, which also says what states its lot has.
-- Chosen: docs/decisions/0052-etages-et-aiguillages.md.
select core.tenir_aiguillages('lot', array[
  ('lot.agir_reception', 'choix',
   'p_acte text, p_reception_id uuid, p_texte text, p_auteur_id uuid, p_le timestamptz', 'void',
   false),
  ('lot.devalider_reception', 'question',
   'p_reception_id uuid, p_raison text, p_auteur_id uuid, p_le timestamptz', 'uuid', false),
  ('lot.exiger_reception_faisable', 'question',
   'p_reception_id uuid, p_acte text, p_auteur_id uuid, p_le timestamptz', 'void', true),
  ('lot.etats_reception', 'question', 'p_reception_id uuid', 'jsonb', true)
]::core.aiguillage[]);

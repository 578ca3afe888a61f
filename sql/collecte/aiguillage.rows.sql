-- What collections have done by the domains above them: a reception that awaited one is settled,
-- one that holds it is brought to what it is now.
-- Chosen: docs/decisions/0052-etages-et-aiguillages.md.
select core.tenir_aiguillages('collecte', array[
  ('collecte.est_attendue', 'question', 'p_reference text', 'boolean', false),
  ('collecte.rapprocher', 'question',
   'p_id uuid, p_reference text, p_auteur_id uuid, p_date_operation timestamptz,
    p_le timestamptz',
   'commande.constat[]', false),
  ('collecte.reprendre', 'suites',
   'p_avant collecte.collecte, p_etats_avant jsonb, p_le timestamptz', 'void', false)
]::core.aiguillage[]);

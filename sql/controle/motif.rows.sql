-- The control motifs: whether the command's business data is written, whether the item blocks the
-- command, the effect while open, and the kinds of record of which it bars the capacity and nothing
-- else: what names such a record is no dependence.
-- Spec: Control motifs; Control queue, «effect while open»; domain, «Overlap at the date»;
--       «`bloquant`: true when the command was not written: donnees_illisibles,
--       version_client_obsolete, empreinte_incoherente».
insert into controle.motif (motif, ecrit, bloquant, effet, capacite_seule, description) values
  ('donnees_illisibles', false, true, 'aucune_entite', '{}',
   'The payload does not match its schema, or its type or version is unknown'),
  ('version_client_obsolete', false, true, 'aucune_entite', '{}',
   'The schema version is older than the one before the current'),
  ('empreinte_incoherente', false, true, 'aucune_entite', '{}',
   'The recomputed fingerprint differs'),
  ('module_inactif', false, false, 'aucune_entite', '{}',
   'The command''s module was not active at the operation date'),
  ('apres_revocation', true, false, 'entite_en_anomalie', '{}',
   'Dated after the revocation of the device'),
  ('hors_ligne_depasse', true, false, 'entite_en_anomalie', '{}',
   'Dated beyond the longest offline time after the last synchronization'),
  ('droit_manquant', true, false, 'entite_en_anomalie', '{}',
   'The author lacked the permission, or was not active, at the operation date'),
  ('horloge_invraisemblable', true, false, 'entite_en_anomalie', '{}',
   'The operation date can not be established'),
  ('reference_inconnue', true, false, 'entite_en_anomalie', '{}',
   'A referenced entity is not known'),
  ('reference_inactive', true, false, 'entite_en_anomalie', '{}',
   'A referenced entity was withdrawn, expired or closed'),
  ('dependance_en_controle', true, false, 'entite_en_anomalie', '{}',
   'A referenced entity is itself in control'),
  ('ecart_calcul', true, false, 'paiement_bloque', '{parcelle}',
   'The server''s calculation differs from the phone''s'),
  ('parametre_introuvable', true, false, 'entite_en_anomalie', '{}',
   'No rule gives a value; recorded all the same'),
  ('piece_manquante', true, false, 'entite_en_anomalie', '{}',
   'An announced file did not arrive in time'),
  ('doublon_identite', true, false, 'capacite_et_paiement_bloques', '{}',
   'The identity document is already that of another producer'),
  ('modification_concurrente', true, false, 'valeur_serveur_gardee', '{}',
   'Somebody else changed the same fields meanwhile'),
  ('polygone_invalide', true, false, 'capacite_bloquee', '{parcelle}',
   'The surveyed polygon is not a valid shape'),
  ('chevauchement_parcelle', true, false, 'capacite_bloquee', '{parcelle}',
   'The plot overlaps another one'),
  ('capacite_depassee', true, false, 'matiere_ecartee', '{}',
   'The collection crosses the producer''s ceiling'),
  ('intrant_non_autorise', true, false, 'entite_en_anomalie', '{}',
   'The input is not authorized for the producer''s referential'),
  ('conflit_interets', true, false, 'entite_en_anomalie', '{}',
   'The inspector is not independent of the producer'),
  ('erreur_signalee_agent', true, false, 'paiement_bloque', '{}',
   'The agent reported an error in a collection')
on conflict (motif) do update
  set ecrit = excluded.ecrit, bloquant = excluded.bloquant, effet = excluded.effet,
      capacite_seule = excluded.capacite_seule, description = excluded.description
  where (motif.ecrit, motif.bloquant, motif.effet, motif.capacite_seule, motif.description)
        is distinct from (excluded.ecrit, excluded.bloquant, excluded.effet,
                          excluded.capacite_seule, excluded.description);

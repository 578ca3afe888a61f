-- Declares the functions of collections that other domains call: contents of receipts, operations
-- under a certificate, messages to producers after a batch, and the effects of decisions on
-- controls.
-- Chosen: docs/decisions/0052-etages-et-aiguillages.md.
select core.tenir_voies('collecte', array[
  ('document.contenu', null, 'recu', 'collecte.contenu_recu'),
  ('document.contenu_imprime', null, 'recu', 'collecte.contenu_imprime'),
  ('certificat.operations', 20, null, 'collecte.sous_certificat'),
  ('commande.propager_liasse', 10, null, 'collecte.annoncer_liasse'),
  ('controle.propager_reprise', 10, null, 'collecte.envoyer_messages'),
  ('commande.retrouver_constats', null, 'reference_inactive collecte', 'collecte.trouver_encore'),
  ('commande.retrouver_constats', null, 'reference_inconnue collecte', 'collecte.trouver_encore'),
  ('controle.verrouiller_objets', 30, null, 'collecte.verrouiller_controlees'),
  ('controle.redater_entite', null, 'collecte', 'collecte.redater'),
  ('controle.resoudre_cles', null, 'collecte', 'collecte.resoudre_cles'),
  ('controle.commande_corrigee', null, 'collecte collecte.enregistrer', 'collecte.commande_de'),
  ('controle.corriger_ecrit', null, 'collecte collecte.enregistrer', 'collecte.corriger'),
  ('controle.preparer_correction', null, 'erreur_signalee_agent', 'collecte.devalider_signalee'),
  ('controle.corriger_sans_payload', null, 'erreur_signalee_agent', 'collecte.devalider_signalee'),
  ('controle.est_arrivee', null, 'producteur_de_la_parcelle', 'collecte.est_du_producteur')
]::core.lien[]);

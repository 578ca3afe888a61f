-- Spec: commandes#motifs: the rows of the motifs: whether each is blocking, and its effect while it
-- is open.
begin;
set local role metier;
select plan(4);

select set_eq('select m.motif from controle.motif m', '{
    donnees_illisibles,version_client_obsolete,empreinte_incoherente,apres_revocation,
    hors_ligne_depasse,droit_manquant,reference_inconnue,reference_inactive,
    dependance_en_controle,ecart_calcul,parametre_introuvable,horloge_invraisemblable,
    piece_manquante,module_inactif,doublon_identite,modification_concurrente,polygone_invalide,
    chevauchement_parcelle,capacite_depassee,intrant_non_autorise,conflit_interets,
    erreur_signalee_agent}'::text[], 'the motifs of the book');
select set_eq('select m.motif from controle.motif m where m.bloquant',
  '{donnees_illisibles,version_client_obsolete,empreinte_incoherente}'::text[],
  'three block');
select set_eq('select m.motif from controle.motif m where not m.ecrit',
  '{donnees_illisibles,version_client_obsolete,empreinte_incoherente,module_inactif}'::text[],
  'four write nothing');
select set_eq(
  'select m.motif, m.effet from controle.motif m where m.effet <> $$entite_en_anomalie$$', $$
  values ('donnees_illisibles', 'aucune_entite'), ('version_client_obsolete', 'aucune_entite'),
    ('empreinte_incoherente', 'aucune_entite'), ('module_inactif', 'aucune_entite'),
         ('capacite_depassee', 'matiere_ecartee'),
         ('doublon_identite', 'capacite_et_paiement_bloques'),
         ('polygone_invalide', 'capacite_bloquee'),
         ('chevauchement_parcelle', 'capacite_bloquee'),
         ('modification_concurrente', 'valeur_serveur_gardee'), ('ecart_calcul', 'paiement_bloque'),
         ('erreur_signalee_agent', 'paiement_bloque')
$$, 'effects while open');

select * from finish();
rollback;

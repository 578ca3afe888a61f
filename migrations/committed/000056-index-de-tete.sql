--! Previous: sha1:dd19d07782e42249777d4d6f9fd8d1fa6e8d28f7
--! Hash: sha1:16f4b5a9a9f800b45889c0a45cff7a62ab3245ce

-- A plan never rests on the organization alone (docs/decisions/0060). Empty tables have no statistics:
-- an index that begins with `organisation_id` then looks as good for a lookup by key as the key itself,
-- and the plan is kept while the table grows. So only a key begins with it, and an order of a list,
-- which no lookup can use, since it asks for a bound that lists alone state.

-- What finds a record begins with what tells it best.
alter table reception.apport drop constraint apport_range;
alter table reception.apport add constraint apport_range unique (
  reception_id, organisation_id, rang);
alter table campagne.campagne drop constraint campagne_code_unique;
alter table campagne.campagne add constraint campagne_code_unique unique (code, organisation_id);
alter table certificat.certificat drop constraint certificat_deja_connu;
alter table certificat.certificat add constraint certificat_deja_connu unique (
  numero, organisation_id, organisme, valide_du);
alter table client.client drop constraint client_deja_connu;
alter table client.client add constraint client_deja_connu unique (code, organisation_id);
alter table appareil.code_enrolement drop constraint code_enrolement_unique;
alter table appareil.code_enrolement add constraint code_enrolement_unique unique (
  empreinte, organisation_id);
alter table appareil.code_vidage drop constraint code_vidage_unique;
alter table appareil.code_vidage add constraint code_vidage_unique unique (
  empreinte, organisation_id);
alter table commande.commande drop constraint commande_reference_provisoire_unique;
alter table commande.commande add constraint commande_reference_provisoire_unique unique (
  reference_provisoire, organisation_id);
alter table commande.commande drop constraint commande_sequence_unique;
alter table commande.commande add constraint commande_sequence_unique unique (
  appareil_id, organisation_id, sequence);
alter table matiere.compte drop constraint compte_unique;
alter table matiere.compte add constraint compte_unique unique (objet_id, organisation_id, genre);
alter table contrat.contrat drop constraint contrat_code_unique;
alter table contrat.contrat add constraint contrat_code_unique unique (code, organisation_id);
alter table emplacement.emplacement drop constraint emplacement_deja_connu;
alter table emplacement.emplacement add constraint emplacement_deja_connu unique (
  code, organisation_id);
alter table utilisateur.ensemble drop constraint ensemble_code_unique;
alter table utilisateur.ensemble add constraint ensemble_code_unique unique (code, organisation_id);
alter table etape.entree drop constraint entree_rang_unique;
alter table etape.entree add constraint entree_rang_unique unique (etape_id, organisation_id, rang);
alter table fournisseur.fournisseur drop constraint fournisseur_code_unique;
alter table fournisseur.fournisseur add constraint fournisseur_code_unique unique (
  code, organisation_id);
alter table organisation.groupement drop constraint groupement_code_unique;
alter table organisation.groupement add constraint groupement_code_unique unique (
  code, organisation_id);
alter table utilisateur.identite drop constraint identite_une_par_emetteur;
alter table utilisateur.identite add constraint identite_une_par_emetteur unique (
  utilisateur_id, organisation_id, emetteur);
alter table intrant.intrant drop constraint intrant_code_unique;
alter table intrant.intrant add constraint intrant_code_unique unique (code, organisation_id);
alter table numerotation.numero_officiel drop constraint numero_officiel_rang_unique;
alter table numerotation.numero_officiel add constraint numero_officiel_rang_unique unique (
  campagne_id, organisation_id, nature, produit_id, rang);
alter table produit.produit drop constraint produit_code_pris;
alter table produit.produit add constraint produit_code_pris unique (code, organisation_id);
alter table lot.resultat_analyse drop constraint resultat_analyse_deja_connu;
alter table lot.resultat_analyse add constraint resultat_analyse_deja_connu unique (
  sortie_id, organisation_id, laboratoire, rapport, examen);
alter table etape.sortie drop constraint sortie_rang_unique;
alter table etape.sortie add constraint sortie_rang_unique unique (etape_id, organisation_id, rang);
alter table utilisateur.utilisateur drop constraint utilisateur_identifiant_unique;
alter table utilisateur.utilisateur add constraint utilisateur_identifiant_unique unique (
  identifiant, organisation_id);
alter table capacite.validation drop constraint validation_personnes_distinctes;
alter table capacite.validation add constraint validation_personnes_distinctes unique (
  capacite_id, organisation_id, utilisateur_id);
alter table vente.vente drop constraint vente_code_pris;
alter table vente.vente add constraint vente_code_pris unique (code, organisation_id);
drop index producteur.adhesion_par_producteur;
create index adhesion_par_producteur on producteur.adhesion (
  producteur_id, organisation_id, le desc, rang desc);
drop index appareil.appareil_par_utilisateur;
create index appareil_par_utilisateur on appareil.appareil (utilisateur_id, organisation_id);
drop index parcelle.assolement_par_parcelle;
create index assolement_par_parcelle on parcelle.assolement (
  parcelle_id, organisation_id, le desc, rang desc);
drop index utilisateur.attribution_par_utilisateur;
create index attribution_par_utilisateur on utilisateur.attribution (
  utilisateur_id, organisation_id);
drop index livraison.bon_collecte_une_fois;
create unique index bon_collecte_une_fois on livraison.bon_collecte (collecte_id, organisation_id);
drop index capacite.capacite_par_producteur;
create index capacite_par_producteur on capacite.capacite (producteur_id, organisation_id);
drop index certificat.certificat_par_groupement;
create index certificat_par_groupement on certificat.certificat (groupement_id, organisation_id);
drop index certificat.certificat_par_titulaire;
create index certificat_par_titulaire on certificat.certificat (
  fournisseur_id, organisation_id, groupement_id);
drop index certificat.changement_par_certificat;
create index changement_par_certificat on certificat.changement (
  certificat_id, organisation_id, rang);
drop index client.changement_par_client;
create index changement_par_client on client.changement (client_id, organisation_id, rang);
drop index emplacement.changement_par_emplacement;
create index changement_par_emplacement on emplacement.changement (
  emplacement_id, organisation_id, rang);
drop index fournisseur.changement_par_fournisseur;
create index changement_par_fournisseur on fournisseur.changement (
  fournisseur_id, organisation_id, rang);
drop index conformite.cochage_par_referentiel;
create index cochage_par_referentiel on conformite.cochage (
  referentiel_code, organisation_id, rang);
drop index collecte.collecte_par_parcelle;
create index collecte_par_parcelle on collecte.collecte (parcelle_id, organisation_id);
drop index collecte.collecte_par_producteur;
create index collecte_par_producteur on collecte.collecte (
  producteur_id, organisation_id, date_operation);
drop index lot.collecte_rendue_par_collecte;
create index collecte_rendue_par_collecte on lot.collecte_rendue (collecte_id, organisation_id);
drop index commande.commande_resultat_par_appareil;
create index commande_resultat_par_appareil on commande.commande_resultat (
  appareil_id, organisation_id);
drop index capacite.consommation_par_collecte;
create index consommation_par_collecte on capacite.consommation (collecte_id, organisation_id);
drop index expedition.conteneur_par_numero;
create index conteneur_par_numero on expedition.conteneur (numero, organisation_id);
drop index controle.controle_par_commande;
create index controle_par_commande on controle.controle (commande_id, organisation_id);
drop index parcelle.culture_une_fois;
create unique index culture_une_fois on parcelle.culture (
  parcelle_id, organisation_id, assolement_id, produit_declare, strate, cycle);
drop index lot.deplacement_lot_par_lot;
create index deplacement_lot_par_lot on lot.deplacement_lot (lot_id, organisation_id, rang);
drop index matiere.ecriture_par_compte;
create index ecriture_par_compte on matiere.ecriture (compte_id, organisation_id);
drop index etape.entree_par_lot;
create index entree_par_lot on etape.entree (lot_id, organisation_id);
drop index recolte.estimation_par_parcelle;
create index estimation_par_parcelle on recolte.estimation (parcelle_id, organisation_id);
drop index journal.evenement_par_entite;
create index evenement_par_entite on journal.evenement (entite_id, organisation_id);
drop index reception.examen_par_reception;
create index examen_par_reception on reception.examen (reception_id, organisation_id, rang);
drop index expedition.expedition_par_client;
create index expedition_par_client on expedition.expedition (client_id, organisation_id);
drop index expedition.expedition_par_vente;
create index expedition_par_vente on expedition.expedition (vente_id, organisation_id);
drop index matiere.filiation_par_origine;
create index filiation_par_origine on matiere.filiation (de_id, organisation_id);
drop index matiere.filiation_par_suite;
create index filiation_par_suite on matiere.filiation (vers_id, organisation_id);
drop index inspection.inspection_par_producteur;
create index inspection_par_producteur on inspection.inspection (producteur_id, organisation_id);
drop index inspection.interet_par_producteur;
create index interet_par_producteur on inspection.interet (producteur_id, organisation_id);
drop index lot.levee_analyse_par_lot;
create index levee_analyse_par_lot on lot.levee_analyse (lot_id, organisation_id);
drop index expedition.ligne_expedition_par_lot;
create index ligne_expedition_par_lot on expedition.ligne (lot_id, organisation_id);
drop index expedition.ligne_expedition_par_vente;
create index ligne_expedition_par_vente on expedition.ligne (
  vente_id, organisation_id, vente_ligne);
drop index rappel.ligne_par_objet;
create index ligne_par_objet on rappel.ligne (objet_id, organisation_id);
drop index vente.ligne_vente_par_produit;
create index ligne_vente_par_produit on vente.ligne (produit_id, organisation_id);
drop index lot.lot_qualite_par_lot;
create index lot_qualite_par_lot on lot.qualite (lot_id, organisation_id, referentiel_code, rang);
drop index matiere.mouvement_par_entite;
create index mouvement_par_entite on matiere.mouvement (entite_id, organisation_id);
drop index non_conformite.non_conformite_par_parcelle;
create index non_conformite_par_parcelle on non_conformite.non_conformite (
  parcelle_id, organisation_id);
drop index non_conformite.non_conformite_par_producteur;
create index non_conformite_par_producteur on non_conformite.non_conformite (
  producteur_id, organisation_id);
drop index parcelle.parcelle_par_fusion;
create index parcelle_par_fusion on parcelle.parcelle (fusionnee_dans, organisation_id);
drop index parcelle.parcelle_par_groupement;
create index parcelle_par_groupement on parcelle.parcelle (groupement_id, organisation_id);
drop index parcelle.parcelle_par_producteur;
create index parcelle_par_producteur on parcelle.parcelle (producteur_id, organisation_id);
drop index producteur.piece_identite_par_numero;
create index piece_identite_par_numero on producteur.piece_identite (
  numero_normalise, organisation_id, type, pays);
drop index commande.piece_jointe_par_fichier;
create index piece_jointe_par_fichier on commande.piece_jointe (fichier_id, organisation_id);
drop index parcelle.polygone_par_parcelle;
create index polygone_par_parcelle on parcelle.polygone (
  parcelle_id, organisation_id, date_operation desc, id desc);
drop index parcelle.polygone_remplace_une_fois;
create unique index polygone_remplace_une_fois on parcelle.polygone (remplace_id, organisation_id);
drop index certificat.portee_par_certificat;
create index portee_par_certificat on certificat.portee (certificat_id, organisation_id, rang);
drop index producteur.producteur_par_fusion;
create index producteur_par_fusion on producteur.producteur (fusionne_dans, organisation_id);
drop index producteur.producteur_par_groupement;
create index producteur_par_groupement on producteur.producteur (groupement_id, organisation_id);
drop index collecte.qualite_par_collecte;
create index qualite_par_collecte on collecte.qualite (collecte_id, organisation_id);
drop index lot.quarantaine_lot_par_lot;
create index quarantaine_lot_par_lot on lot.quarantaine_lot (lot_id, organisation_id, le);
drop index producteur.rattachement_par_producteur;
create index rattachement_par_producteur on producteur.rattachement (
  producteur_id, organisation_id, le desc, rang desc);
drop index reception.redressement_par_collecte;
create index redressement_par_collecte on reception.redressement (collecte_id, organisation_id);
drop index reception.redressement_par_reception;
create index redressement_par_reception on reception.redressement (reception_id, organisation_id);
drop index recu.reimpression_remplace_une_fois;
create unique index reimpression_remplace_une_fois on recu.reimpression (
  remplace_id, organisation_id);
drop index intrant.remise_par_producteur;
create index remise_par_producteur on intrant.remise (producteur_id, organisation_id);
drop index parcelle.rendement_par_parcelle;
create index rendement_par_parcelle on parcelle.rendement (
  parcelle_id, organisation_id, campagne_id, produit_id);
drop index replica.replica_capacite_par_producteur;
create index replica_capacite_par_producteur on replica.capacite (producteur_id, organisation_id);
drop index replica.replica_statut_par_parcelle;
create index replica_statut_par_parcelle on replica.statut_parcelle (parcelle_id, organisation_id);
drop index expedition.retour_par_expedition;
create index retour_par_expedition on expedition.retour (expedition_id, organisation_id, ligne);
drop index conformite.revision_par_parcelle;
create index revision_par_parcelle on conformite.revision (
  parcelle_id, organisation_id, referentiel_code, rang);
drop index collecte.signalement_par_collecte;
create index signalement_par_collecte on collecte.signalement (collecte_id, organisation_id);
drop index lot.sortie_lot_par_lot;
create index sortie_lot_par_lot on lot.sortie_lot (lot_id, organisation_id);
drop index lot.sortie_lot_par_mouvement;
create index sortie_lot_par_mouvement on lot.sortie_lot (mouvement_id, organisation_id);
drop index devise.taux_par_devises;
create index taux_par_devises on devise.taux (source, organisation_id, cible, depuis, fixe_le);
drop index parcelle.transfert_par_ancien;
create index transfert_par_ancien on parcelle.transfert (ancien_id, organisation_id);
drop index parcelle.transfert_par_parcelle;
create index transfert_par_parcelle on parcelle.transfert (
  parcelle_id, organisation_id, le desc, rang desc);
drop index parcelle.transfert_par_producteur;
create index transfert_par_producteur on parcelle.transfert (producteur_id, organisation_id);
drop index vente.vente_par_client;
create index vente_par_client on vente.vente (client_id, organisation_id);

-- The order of a list begins with whose list it is, and asks for its own lowest bound.
drop index capacite.capacite_par_proposition;
create index capacite_par_proposition on capacite.capacite (
  organisation_id, proposee_le, id)
  where proposee_le >= '-infinity';
comment on index capacite.capacite_par_proposition is 'Order of a list.';
drop index certificat.certificat_par_fin;
create index certificat_par_fin on certificat.certificat (
  organisation_id, valide_au, id)
  where valide_au >= '-infinity';
comment on index certificat.certificat_par_fin is 'Order of a list.';
drop index appareil.code_enrolement_par_date;
create index code_enrolement_par_date on appareil.code_enrolement (
  organisation_id, cree_le, id)
  where cree_le >= '-infinity';
comment on index appareil.code_enrolement_par_date is 'Order of a list.';
drop index collecte.collecte_par_campagne;
create index collecte_par_campagne on collecte.collecte (
  organisation_id, campagne_id, date_operation)
  where date_operation >= '-infinity';
comment on index collecte.collecte_par_campagne is 'Order of a list.';
drop index collecte.collecte_par_date;
create index collecte_par_date on collecte.collecte (
  organisation_id, date_operation, id)
  where date_operation >= '-infinity';
comment on index collecte.collecte_par_date is 'Order of a list.';
drop index contrat.contrat_par_creation;
create index contrat_par_creation on contrat.contrat (
  organisation_id, cree_le, id)
  where cree_le >= '-infinity';
comment on index contrat.contrat_par_creation is 'Order of a list.';
drop index controle.controle_par_statut;
create index controle_par_statut on controle.controle (
  organisation_id, statut, ouvert_le, rang)
  where ouvert_le >= '-infinity';
comment on index controle.controle_par_statut is 'Order of a list.';
drop index recolte.estimation_par_date;
create index estimation_par_date on recolte.estimation (
  organisation_id, date_operation, id)
  where date_operation >= '-infinity';
comment on index recolte.estimation_par_date is 'Order of a list.';
drop index etape.etape_par_date;
create index etape_par_date on etape.etape (
  organisation_id, cree_le desc, id desc)
  where cree_le >= '-infinity';
comment on index etape.etape_par_date is 'Order of a list.';
drop index expedition.expedition_par_date;
create index expedition_par_date on expedition.expedition (
  organisation_id, cree_le desc, id desc)
  where cree_le >= '-infinity';
comment on index expedition.expedition_par_date is 'Order of a list.';
drop index inspection.inspection_par_date;
create index inspection_par_date on inspection.inspection (
  organisation_id, date_operation, id)
  where date_operation >= '-infinity';
comment on index inspection.inspection_par_date is 'Order of a list.';
drop index lot.lot_par_date;
create index lot_par_date on lot.lot (
  organisation_id, cree_le desc, id desc)
  where cree_le >= '-infinity';
comment on index lot.lot_par_date is 'Order of a list.';
drop index matiere.mouvement_par_date;
create index mouvement_par_date on matiere.mouvement (
  organisation_id, date_operation)
  where date_operation >= '-infinity';
comment on index matiere.mouvement_par_date is 'Order of a list.';
drop index matiere.mouvement_par_rang;
create index mouvement_par_rang on matiere.mouvement (organisation_id, rang desc)
  where rang >= 0;
comment on index matiere.mouvement_par_rang is 'Order of a list.';
drop index non_conformite.non_conformite_par_date;
create index non_conformite_par_date on non_conformite.non_conformite (
  organisation_id, date_operation, id)
  where date_operation >= '-infinity';
comment on index non_conformite.non_conformite_par_date is 'Order of a list.';
drop index producteur.producteur_par_nom;
create index producteur_par_nom on producteur.producteur (
  organisation_id, nom, prenoms)
  where nom >= '';
comment on index producteur.producteur_par_nom is 'Order of a list.';
drop index rappel.rappel_par_date;
create index rappel_par_date on rappel.rappel (
  organisation_id, cree_le desc, id desc)
  where cree_le >= '-infinity';
comment on index rappel.rappel_par_date is 'Order of a list.';
drop index reception.reception_par_date;
create index reception_par_date on reception.reception (
  organisation_id, date_operation desc, id desc)
  where date_operation >= '-infinity';
comment on index reception.reception_par_date is 'Order of a list.';
drop index reception.redressement_par_rang;
create index redressement_par_rang on reception.redressement (
  organisation_id, rang desc)
  where rang >= 0;
comment on index reception.redressement_par_rang is 'Order of a list.';
drop index intrant.remise_par_date;
create index remise_par_date on intrant.remise (
  organisation_id, date_operation, id)
  where date_operation >= '-infinity';
comment on index intrant.remise_par_date is 'Order of a list.';
drop index parcelle.rendement_par_date;
create index rendement_par_date on parcelle.rendement (
  organisation_id, fixe_le, id)
  where fixe_le >= '-infinity';
comment on index parcelle.rendement_par_date is 'Order of a list.';
drop index idempotence.reponse_gardee_par_date;
create index reponse_gardee_par_date on idempotence.reponse_gardee (
  organisation_id, gardee_le)
  where gardee_le >= '-infinity';
comment on index idempotence.reponse_gardee_par_date is 'Order of a list.';
drop index conformite.revision_par_rang;
create index revision_par_rang on conformite.revision (organisation_id, rang)
  where rang >= 0;
comment on index conformite.revision_par_rang is 'Order of a list.';
drop index collecte.sms_du_par_date;
create index sms_du_par_date on collecte.sms_du (
  organisation_id, le, collecte_id)
  where le >= '-infinity';
comment on index collecte.sms_du_par_date is 'Order of a list.';
drop index lot.sortie_lot_par_date;
create index sortie_lot_par_date on lot.sortie_lot (
  organisation_id, le desc, id desc)
  where le >= '-infinity';
comment on index lot.sortie_lot_par_date is 'Order of a list.';
drop index vente.vente_par_date;
create index vente_par_date on vente.vente (
  organisation_id, cree_le desc, id desc)
  where cree_le >= '-infinity';
comment on index vente.vente_par_date is 'Order of a list.';

-- Spec: base#references: every foreign key exists and is checked immediately for each row, since
-- speed without these checks would not count. A new key is a new line here; to remove or defer a
-- key needs a decision.
begin;
select plan(2);

select set_eq($$
  select format('%s (%s) %s%s%s', k.conrelid::regclass, (
      select string_agg(a.attname, ', ' order by c.rang)
      from unnest(k.conkey) with ordinality as c (attribut, rang)
        join pg_attribute a on a.attrelid = k.conrelid and a.attnum = c.attribut),
    k.confrelid::regclass, case when k.condeferrable then ' deferrable' end,
    case when not k.convalidated then ' not valid' end) as cle
  from pg_constraint k join pg_namespace n on n.oid = k.connamespace
  where k.contype = 'f' and n.nspowner = 'proprietaire'::regrole and n.nspname !~ '^graphile_'
$$, $$
  select unnest(string_to_array(btrim(regexp_replace($cles$
acte.acte (permission) utilisateur.permission deferrable
activite.activation (organisation_id) activite.arbre
activite.arbre (organisation_id) organisation.organisation
activite.arbre (organisation_id, initialise_par) utilisateur.utilisateur
activite.bascule (organisation_id, activite) activite.activation
activite.bascule (organisation_id, auteur_id) utilisateur.utilisateur
appareil.appareil (organisation_id, utilisateur_id) utilisateur.utilisateur
appareil.code_enrolement (organisation_id, annule_par) utilisateur.utilisateur
appareil.code_enrolement (organisation_id, appareil_id) appareil.appareil
appareil.code_enrolement (organisation_id, cree_par) utilisateur.utilisateur
appareil.code_enrolement (organisation_id, remplace_id) appareil.appareil
appareil.code_enrolement (organisation_id, utilisateur_id) utilisateur.utilisateur
appareil.code_vidage (organisation_id, appareil_id) appareil.appareil
appareil.code_vidage (organisation_id, cree_par) utilisateur.utilisateur
appareil.sequence_annulee (organisation_id, appareil_id) appareil.appareil
appareil.sequence_annulee (organisation_id, auteur_id) utilisateur.utilisateur
campagne.campagne (organisation_id) organisation.organisation
campagne.campagne (organisation_id, modele_numerotation_version) numerotation.modele
campagne.campagne (pack_version_id) pack.pack_version
capacite.capacite (organisation_id, campagne_id) campagne.campagne
capacite.capacite (organisation_id, producteur_id) producteur.producteur
capacite.consommation (organisation_id, campagne_id, producteur_id, matiere_code, etat_code)
  capacite.solde
capacite.consommation (organisation_id, collecte_id) collecte.collecte
capacite.refus (organisation_id, capacite_id) capacite.capacite
capacite.refus (organisation_id, utilisateur_id) utilisateur.utilisateur
capacite.reprise (organisation_id, campagne_id, producteur_id, matiere_code, etat_code)
  capacite.solde
capacite.reprise (organisation_id, capacite_id) capacite.capacite
capacite.solde (organisation_id, campagne_id) campagne.campagne
capacite.solde (organisation_id, producteur_id) producteur.producteur
capacite.validation (organisation_id, capacite_id) capacite.capacite
capacite.validation (organisation_id, utilisateur_id) utilisateur.utilisateur
certificat.certificat (organisation_id) organisation.organisation
certificat.certificat (organisation_id, auteur_id) utilisateur.utilisateur
certificat.certificat (organisation_id, fournisseur_id) fournisseur.fournisseur
certificat.certificat (organisation_id, groupement_id) organisation.groupement
certificat.certificat (referentiel_code) conformite.referentiel
certificat.changement (organisation_id, auteur_id) utilisateur.utilisateur
certificat.changement (organisation_id, certificat_id) certificat.certificat
certificat.portee (organisation_id, auteur_id) utilisateur.utilisateur
certificat.portee (organisation_id, certificat_id) certificat.certificat
certificat.portee (organisation_id, produit_id) produit.produit
client.changement (organisation_id, auteur_id) utilisateur.utilisateur
client.changement (organisation_id, client_id) client.client
client.client (organisation_id) organisation.organisation
collecte.annonce (organisation_id, appareil_id) appareil.appareil
collecte.collecte (organisation_id) organisation.organisation
collecte.collecte (organisation_id, appareil_id) appareil.appareil
collecte.collecte (organisation_id, campagne_id) campagne.campagne
collecte.collecte (organisation_id, commande_id) commande.commande
collecte.collecte (organisation_id, contrat_id) contrat.contrat
collecte.collecte (organisation_id, numero_officiel) numerotation.numero_officiel
collecte.collecte (organisation_id, parcelle_id) parcelle.parcelle
collecte.collecte (organisation_id, prise_campagne_id, prise_producteur_id, prise_matiere_code,
  prise_etat_code) capacite.solde
collecte.collecte (organisation_id, producteur_id) producteur.producteur
collecte.collecte (organisation_id, produit_id) produit.produit
collecte.collecte (organisation_id, utilisateur_id) utilisateur.utilisateur
collecte.correction (organisation_id, auteur_id) utilisateur.utilisateur
collecte.correction (organisation_id, collecte_id) collecte.collecte
collecte.correction (organisation_id, controle_id) controle.controle
collecte.declassement (organisation_id, collecte_id) collecte.collecte
collecte.declassement (organisation_id, controle_id) controle.controle
collecte.declassement (referentiel_code, etat_code) conformite.etat
collecte.pesee (organisation_id, collecte_id) collecte.collecte
collecte.qualite (organisation_id, collecte_id) collecte.collecte
collecte.qualite (referentiel_code, etat_code) conformite.etat
collecte.signalement (organisation_id) organisation.organisation
collecte.signalement (organisation_id, auteur_id) utilisateur.utilisateur
collecte.signalement (organisation_id, collecte_id) collecte.collecte
collecte.signalement (organisation_id, commande_id) commande.commande
collecte.sms (organisation_id, collecte_id) collecte.collecte
collecte.sms_du (organisation_id, collecte_id, version) collecte.sms
commande.annulation (organisation_id, auteur_id) utilisateur.utilisateur
commande.annulation (organisation_id, commande_id) commande.commande
commande.commande (organisation_id) organisation.organisation
commande.commande (organisation_id, appareil_id) appareil.appareil
commande.commande (organisation_id, utilisateur_id) utilisateur.utilisateur
commande.commande_resultat (organisation_id, commande_id) commande.commande
commande.correction (organisation_id, auteur_id) utilisateur.utilisateur
commande.correction (organisation_id, commande_id) commande.commande
commande.correction (organisation_id, controle_id) controle.controle
commande.piece_jointe (organisation_id, commande_id) commande.commande
commande.reference_type (type) commande.type_commande deferrable
commande.rejet (organisation_id) organisation.organisation
commande.rejet (organisation_id, utilisateur_id) utilisateur.utilisateur
commande.reprise (organisation_id, auteur_id) utilisateur.utilisateur
commande.reprise (organisation_id, commande_id) commande.commande
commande.reprise (organisation_id, controle_id) controle.controle
commande.tentative (organisation_id) organisation.organisation
commande.type_commande (module) module.module deferrable
commande.type_commande (permission) utilisateur.permission deferrable
complement.complement (devise) devise.devise
complement.complement (organisation_id) organisation.organisation
complement.complement (organisation_id, annule_par) utilisateur.utilisateur
complement.complement (organisation_id, auteur_id) utilisateur.utilisateur
complement.complement (organisation_id, campagne_id) campagne.campagne
complement.complement (organisation_id, contrat_id) contrat.contrat
complement.complement (organisation_id, groupement_id) organisation.groupement
complement.complement (organisation_id, produit_id) produit.produit
complement.complement (organisation_id, valide_par) utilisateur.utilisateur
conformite.cochage (organisation_id, auteur_id) utilisateur.utilisateur
conformite.cochage (organisation_id, referentiel_code) conformite.referentiel_coche
conformite.edition (referentiel_code) conformite.referentiel
conformite.etat (referentiel_code) conformite.referentiel
conformite.referentiel_coche (organisation_id) organisation.organisation
conformite.referentiel_coche (referentiel_code) conformite.referentiel
conformite.revision (organisation_id) organisation.organisation
conformite.revision (organisation_id, auteur_id) utilisateur.utilisateur
conformite.revision (organisation_id, controle_id) controle.controle
conformite.revision (organisation_id, parcelle_id) parcelle.parcelle
conformite.revision (referentiel_code) conformite.referentiel
conformite.revision (referentiel_code, etat_code) conformite.etat
conformite.statut_parcelle (organisation_id, parcelle_id) parcelle.parcelle
conformite.statut_parcelle (referentiel_code, etat_code) conformite.etat
connexion.jeton (octroi_id) connexion.octroi
connexion.octroi (sujet) connexion.titulaire
connexion.session (sujet) connexion.titulaire
conservation.efface (organisation_id) organisation.organisation
conservation.objet (organisation_id) organisation.organisation
contrat.contrat (devise) devise.devise not valid
contrat.contrat (organisation_id) organisation.organisation
contrat.contrat (organisation_id, active_par) utilisateur.utilisateur
contrat.contrat (organisation_id, campagne_id) campagne.campagne
contrat.contrat (organisation_id, clos_par) utilisateur.utilisateur
contrat.contrat (organisation_id, cree_par) utilisateur.utilisateur
contrat.contrat (organisation_id, groupement_id) organisation.groupement
contrat.ligne (organisation_id, contrat_id) contrat.contrat
contrat.ligne (organisation_id, produit_id) produit.produit
controle.commentaire (organisation_id) organisation.organisation
controle.commentaire (organisation_id, auteur_id) utilisateur.utilisateur
controle.commentaire (organisation_id, controle_id) controle.controle
controle.controle (motif) controle.motif
controle.controle (organisation_id) organisation.organisation
controle.controle (organisation_id, auteur_id) utilisateur.utilisateur
controle.controle (organisation_id, commande_id) commande.commande
controle.controle (organisation_id, leve_par) utilisateur.utilisateur
controle.motif_decision (motif) controle.motif deferrable
correction.correction (organisation_id) organisation.organisation
correction.correction (organisation_id, auteur_id) utilisateur.utilisateur
devise.taux (cible) devise.devise
devise.taux (organisation_id) organisation.organisation
devise.taux (organisation_id, auteur_id) utilisateur.utilisateur
devise.taux (source) devise.devise
document.acte (type) document.type deferrable
document.document (organisation_id) organisation.organisation
document.document (organisation_id, commande_id) commande.commande
document.document (type) document.type
document.duplicata (organisation_id, auteur_id) utilisateur.utilisateur
document.duplicata (organisation_id, document_id) document.document
document.logo (organisation_id) organisation.organisation
document.logo (organisation_id, auteur_id) utilisateur.utilisateur
dossier.bloc (organisation_id, dossier_id) dossier.dossier
dossier.dossier (organisation_id) organisation.organisation
dossier.dossier (organisation_id, auteur_id) utilisateur.utilisateur
dossier.dossier (organisation_id, campagne_id) campagne.campagne
dossier.dossier (organisation_id, groupement_id) organisation.groupement
dossier.fichier (organisation_id, dossier_id) dossier.dossier
dossier.lot (organisation_id, dossier_id) dossier.dossier
dossier.lot (organisation_id, lot_id) lot.lot
emplacement.admission (organisation_id, emplacement_id) emplacement.emplacement
emplacement.admission (referentiel_code) conformite.referentiel
emplacement.changement (organisation_id, auteur_id) utilisateur.utilisateur
emplacement.changement (organisation_id, emplacement_id) emplacement.emplacement
emplacement.emplacement (organisation_id) organisation.organisation
emplacement.qualite_admise (organisation_id, emplacement_id) emplacement.emplacement
etape.entree (organisation_id, etape_id) etape.etape
etape.entree (organisation_id, lot_id) lot.lot
etape.etape (organisation_id) organisation.organisation
etape.etape (organisation_id, auteur_id) utilisateur.utilisateur
etape.etape (organisation_id, campagne_id) campagne.campagne
etape.etape (organisation_id, mouvement_id) matiere.mouvement
etape.perte (organisation_id, etape_id) etape.etape
etape.sortie (organisation_id, emplacement_id) emplacement.emplacement
etape.sortie (organisation_id, etape_id) etape.etape
etape.sortie (organisation_id, lot_id) lot.lot
etape.sortie (organisation_id, produit_id) produit.produit
etape.transition (organisation_id, auteur_id) utilisateur.utilisateur
etape.transition (organisation_id, etape_id) etape.etape
etape.transition (organisation_id, mouvement_id) matiere.mouvement
eudr.amont (organisation_id) organisation.organisation
eudr.amont (organisation_id, declaration_id) eudr.declaration
eudr.declaration (organisation_id) organisation.organisation
eudr.declaration (organisation_id, auteur_id) utilisateur.utilisateur
eudr.declaration (organisation_id, expedition_id) expedition.expedition
eudr.evaluation (organisation_id) organisation.organisation
eudr.evaluation (organisation_id, annulee_par) utilisateur.utilisateur
eudr.evaluation (organisation_id, auteur_id) utilisateur.utilisateur
eudr.evaluation (organisation_id, parcelle_id) parcelle.parcelle
eudr.lien (organisation_id) organisation.organisation
eudr.lien (organisation_id, auteur_id) utilisateur.utilisateur
eudr.lien (organisation_id, declaration_id) eudr.declaration
eudr.lot_declare (organisation_id) organisation.organisation
eudr.lot_declare (organisation_id, declaration_id) eudr.declaration
eudr.lot_declare (organisation_id, lot_id) lot.lot
eudr.transition (organisation_id) organisation.organisation
eudr.transition (organisation_id, auteur_id) utilisateur.utilisateur
eudr.transition (organisation_id, declaration_id) eudr.declaration
expedition.conteneur (organisation_id, expedition_id) expedition.expedition
expedition.expedition (devise_organisation) devise.devise
expedition.expedition (organisation_id) organisation.organisation
expedition.expedition (organisation_id, auteur_id) utilisateur.utilisateur
expedition.expedition (organisation_id, client_id) client.client
expedition.expedition (organisation_id, mouvement_id) matiere.mouvement
expedition.expedition (organisation_id, vente_id) vente.vente
expedition.ligne (organisation_id, expedition_id) expedition.expedition
expedition.ligne (organisation_id, expedition_id, conteneur) expedition.conteneur
expedition.ligne (organisation_id, lot_id) lot.lot
expedition.ligne (organisation_id, vente_id, vente_ligne) vente.ligne
expedition.retour (organisation_id, auteur_id) utilisateur.utilisateur
expedition.retour (organisation_id, expedition_id) expedition.expedition
expedition.retour (organisation_id, lot_id) lot.lot
expedition.retour (organisation_id, mouvement_id) matiere.mouvement
expedition.retour (organisation_id, reception_id) reception.reception
expedition.scelle (organisation_id, expedition_id, conteneur) expedition.conteneur
expedition.transition (organisation_id, auteur_id) utilisateur.utilisateur
expedition.transition (organisation_id, expedition_id) expedition.expedition
facture.facture (cible) organisation.organisation
facture.facture (devise) devise.devise
fichier.envoi (organisation_id, appareil_id) appareil.appareil
fichier.envoi (organisation_id, utilisateur_id) utilisateur.utilisateur
fichier.fichier (organisation_id, id) fichier.envoi
fournisseur.changement (organisation_id, auteur_id) utilisateur.utilisateur
fournisseur.changement (organisation_id, fournisseur_id) fournisseur.fournisseur
fournisseur.fournisseur (organisation_id) organisation.organisation
fournisseur.fournisseur (organisation_id, auteur_id) utilisateur.utilisateur
idempotence.reponse_gardee (organisation_id, utilisateur_id) utilisateur.utilisateur
importation.constat (organisation_id, importation_id, rang) importation.ligne
importation.genre (permission) utilisateur.permission deferrable
importation.importation (genre) importation.genre deferrable
importation.importation (organisation_id) organisation.organisation
importation.importation (organisation_id, annule_par) utilisateur.utilisateur
importation.importation (organisation_id, applique_par) utilisateur.utilisateur
importation.importation (organisation_id, auteur_id) utilisateur.utilisateur
importation.ligne (organisation_id, importation_id) importation.importation
inspection.controle_officiel (organisation_id) organisation.organisation
inspection.controle_officiel (organisation_id, annule_par) utilisateur.utilisateur
inspection.controle_officiel (organisation_id, auteur_id) utilisateur.utilisateur
inspection.controle_officiel (organisation_id, producteur_id) producteur.producteur
inspection.echantillon (organisation_id) organisation.organisation
inspection.echantillon (organisation_id, auteur_id) utilisateur.utilisateur
inspection.echantillon (organisation_id, parcelle_id) parcelle.parcelle
inspection.echantillon (organisation_id, producteur_id) producteur.producteur
inspection.inspection (organisation_id) organisation.organisation
inspection.inspection (organisation_id, auteur_id) utilisateur.utilisateur
inspection.inspection (organisation_id, commande_id) commande.commande
inspection.inspection (organisation_id, parcelle_id) parcelle.parcelle
inspection.inspection (organisation_id, producteur_id) producteur.producteur
inspection.interet (organisation_id, declare_par) utilisateur.utilisateur
inspection.interet (organisation_id, producteur_id) producteur.producteur
inspection.interet (organisation_id, termine_par) utilisateur.utilisateur
inspection.interet (organisation_id, utilisateur_id) utilisateur.utilisateur
inspection.plan (organisation_id) organisation.organisation
inspection.plan (organisation_id, auteur_id) utilisateur.utilisateur
inspection.plan (organisation_id, campagne_id) campagne.campagne
inspection.plan (organisation_id, groupement_id) organisation.groupement
inspection.prevue (organisation_id, inspecteur_id) utilisateur.utilisateur
inspection.prevue (organisation_id, plan_id) inspection.plan
inspection.prevue (organisation_id, producteur_id) producteur.producteur
inspection.resultat (organisation_id, auteur_id) utilisateur.utilisateur
inspection.resultat (organisation_id, echantillon_id) inspection.echantillon
intrant.autorisation (organisation_id, intrant_id) intrant.intrant
intrant.autorisation (pack_version_id) pack.pack_version
intrant.autorisation (referentiel_code) conformite.referentiel
intrant.intrant (organisation_id) organisation.organisation
intrant.intrant (pack_version_id) pack.pack_version
intrant.remise (organisation_id) organisation.organisation
intrant.remise (organisation_id, auteur_id) utilisateur.utilisateur
intrant.remise (organisation_id, commande_id) commande.commande
intrant.remise (organisation_id, intrant_id) intrant.intrant
intrant.remise (organisation_id, producteur_id) producteur.producteur
inventaire.comptage (organisation_id, inventaire_id) inventaire.inventaire
inventaire.comptage (organisation_id, lot_id) lot.lot
inventaire.inventaire (organisation_id) organisation.organisation
inventaire.inventaire (organisation_id, auteur_id) utilisateur.utilisateur
inventaire.inventaire (organisation_id, decide_par) utilisateur.utilisateur
inventaire.inventaire (organisation_id, emplacement_id) emplacement.emplacement
inventaire.inventaire (organisation_id, surplus_emplacement_id) emplacement.emplacement
journal.appel_administration (organisation_id) organisation.organisation
journal.appel_editeur (cible) organisation.organisation
journal.evenement (organisation_id) organisation.organisation
licence.licence (organisation_id) organisation.organisation
licence.licence (organisation_id, corrige) licence.licence
licence.licence_en_vigueur (organisation_id, licence_id) licence.licence
livraison.bon (organisation_id) organisation.organisation
livraison.bon (organisation_id, auteur_id) utilisateur.utilisateur
livraison.bon (organisation_id, campagne_id) campagne.campagne
livraison.bon (organisation_id, commande_id) commande.commande
livraison.bon (organisation_id, destination_id) emplacement.emplacement
livraison.bon_collecte (organisation_id, bon_id) livraison.bon
livraison.bon_collecte (organisation_id, collecte_id) collecte.collecte
lot.collecte_rendue (organisation_id, collecte_id) collecte.collecte
lot.collecte_rendue (organisation_id, sortie_id) lot.sortie_lot
lot.deplacement_lot (organisation_id, auteur_id) utilisateur.utilisateur
lot.deplacement_lot (organisation_id, emplacement_id) emplacement.emplacement
lot.deplacement_lot (organisation_id, lot_id) lot.lot
lot.juge_avant (organisation_id, lot_id) lot.lot
lot.levee_analyse (organisation_id, auteur_id) utilisateur.utilisateur
lot.levee_analyse (organisation_id, lot_id) lot.lot
lot.levee_analyse (organisation_id, resultat_id) lot.resultat_analyse
lot.lot (organisation_id, reprise_id) lot.reprise
lot.reprise (organisation_id) organisation.organisation
lot.reprise (organisation_id, auteur_id) utilisateur.utilisateur
lot.reprise (organisation_id, fournisseur_id) fournisseur.fournisseur
lot.reprise (organisation_id, groupement_id) organisation.groupement
lot.lot (organisation_id) organisation.organisation
lot.lot (organisation_id, auteur_id) utilisateur.utilisateur
lot.lot (organisation_id, campagne_id) campagne.campagne
lot.lot (organisation_id, comptage_id) inventaire.comptage
lot.lot (organisation_id, emplacement_id) emplacement.emplacement
lot.lot (organisation_id, etape_id) etape.etape
lot.lot (organisation_id, numero_officiel) numerotation.numero_officiel
lot.lot (organisation_id, parent_id) lot.lot
lot.lot (organisation_id, produit_id) produit.produit
lot.lot (organisation_id, rappel_id) rappel.rappel
lot.lot (organisation_id, reception_id) reception.reception
lot.lot (organisation_id, sortie_id) etape.sortie
lot.lot (statut) lot.statut deferrable
lot.lot (statut_precedent) lot.statut deferrable
lot.passage (de) lot.statut deferrable
lot.passage (permission) utilisateur.permission deferrable
lot.passage (vers) lot.statut deferrable
lot.qualite (organisation_id, auteur_id) utilisateur.utilisateur
lot.qualite (organisation_id, lot_id) lot.lot
lot.qualite (referentiel_code, etat_code) conformite.etat
lot.quarantaine_lot (organisation_id, auteur_id) utilisateur.utilisateur
lot.quarantaine_lot (organisation_id, lot_id) lot.lot
lot.quarantaine_lot (organisation_id, resultat_id) lot.resultat_analyse
lot.quarantaine_lot (organisation_id, rappel_id) rappel.rappel
lot.resultat_analyse (organisation_id, auteur_id) utilisateur.utilisateur
lot.resultat_analyse (organisation_id, sortie_id) lot.sortie_lot
lot.sortie_lot (organisation_id, auteur_id) utilisateur.utilisateur
lot.sortie_lot (organisation_id, fournisseur_id) fournisseur.fournisseur
lot.sortie_lot (organisation_id, lot_id) lot.lot
lot.sortie_lot (organisation_id, mouvement_id) matiere.mouvement
lot.sortie_lot (organisation_id, producteur_id) producteur.producteur
lot.transition (organisation_id, auteur_id) utilisateur.utilisateur
lot.transition (organisation_id, lot_id) lot.lot
matiere.compte (organisation_id) organisation.organisation
matiere.contrepassation (organisation_id, mouvement_id) matiere.mouvement
matiere.ecriture (organisation_id, compte_id) matiere.compte
matiere.ecriture (organisation_id, mouvement_id) matiere.mouvement
matiere.ecriture (organisation_id, produit_id) produit.produit
matiere.filiation (organisation_id, mouvement_id) matiere.mouvement
matiere.mouvement (organisation_id) organisation.organisation
matiere.mouvement (organisation_id, auteur_id) utilisateur.utilisateur
matiere.mouvement (organisation_id, contrepasse_id) matiere.mouvement
matiere.mouvement (organisation_id, cession_de_id) matiere.compte
matiere.mouvement (organisation_id, cession_produit_id) produit.produit
matiere.mouvement (organisation_id, cession_vers_id) matiere.compte
matiere.solde (organisation_id, compte_id) matiere.compte
matiere.solde (organisation_id, produit_id) produit.produit
module.activation (module) module.module deferrable
module.activation (organisation_id) organisation.organisation
module.bascule (organisation_id, auteur_id) utilisateur.utilisateur
module.bascule (organisation_id, module) module.activation
non_conformite.mesure (organisation_id, auteur_id) utilisateur.utilisateur
non_conformite.mesure (organisation_id, non_conformite_id) non_conformite.non_conformite
non_conformite.mesure (organisation_id, type_code) non_conformite.type_mesure
non_conformite.non_conformite (organisation_id) organisation.organisation
non_conformite.non_conformite (organisation_id, auteur_id) utilisateur.utilisateur
non_conformite.non_conformite (organisation_id, close_par) utilisateur.utilisateur
non_conformite.non_conformite (organisation_id, declassee_par) utilisateur.utilisateur
non_conformite.non_conformite (organisation_id, commande_id) commande.commande
non_conformite.non_conformite (organisation_id, controle_id) controle.controle
non_conformite.non_conformite (organisation_id, inspection_id) inspection.inspection
non_conformite.non_conformite (organisation_id, parcelle_id) parcelle.parcelle
non_conformite.non_conformite (organisation_id, producteur_id) producteur.producteur
non_conformite.type_mesure (organisation_id) organisation.organisation
non_conformite.type_mesure (organisation_id, auteur_id) utilisateur.utilisateur
numerotation.compteur (organisation_id, campagne_id) campagne.campagne
numerotation.compteur (organisation_id, produit_id) produit.produit
numerotation.modele (organisation_id) organisation.organisation
numerotation.numero_officiel (organisation_id, campagne_id, nature, produit_id)
  numerotation.compteur
numerotation.numero_quitte (organisation_id, collecte_id) collecte.collecte
numerotation.numero_quitte (organisation_id, numero) numerotation.numero_officiel
numerotation.numero_repris (organisation_id) organisation.organisation
numerotation.rang_saute (organisation_id, campagne_id, nature, produit_id) numerotation.compteur
restauration.a_dire (organisation_id) organisation.organisation
restauration.appareil_attendu (organisation_id, appareil_id) appareil.appareil
restauration.compteur_dit (organisation_id, campagne_id, nature, produit_id)
  numerotation.compteur
organisation.changement_statut (organisation_id) organisation.organisation
organisation.groupement (organisation_id) organisation.organisation
pack.conversion (pack_version_id) pack.pack_version
pack.conversion (referentiel_code, etat_code) conformite.etat
pack.pack_version (pack_id) pack.pack
pack.pack_version (referentiel_capacite) conformite.referentiel
pack.parametre (pack_version_id) pack.pack_version
pack.produit (pack_version_id) pack.pack_version
pack.retrait (pack_version_id) pack.pack_version
paiement.compte (organisation_id) organisation.organisation
paiement.creance (devise) devise.devise
paiement.creance (organisation_id) organisation.organisation
paiement.creance (organisation_id, auteur_id) utilisateur.utilisateur
paiement.creance (organisation_id, campagne_id) campagne.campagne
paiement.creance (organisation_id, collecte_id) collecte.collecte
paiement.creance (organisation_id, complement_id) complement.complement
paiement.creance (organisation_id, contrat_id) contrat.contrat
paiement.creance (organisation_id, fournisseur_id) fournisseur.fournisseur
paiement.creance (organisation_id, mouvement_id) paiement.mouvement
paiement.creance (organisation_id, paiement_id) paiement.paiement
paiement.creance (organisation_id, producteur_id) producteur.producteur
paiement.creance (organisation_id, reception_id) reception.reception
paiement.creance (organisation_id, remise_id) intrant.remise
paiement.deduction (organisation_id, creance_id) paiement.creance
paiement.deduction (organisation_id, retire_id) paiement.deduction
paiement.ecart_admis (organisation_id, auteur_id) utilisateur.utilisateur
paiement.ecart_admis (organisation_id, collecte_id) collecte.collecte
paiement.ecart_admis (organisation_id, reception_id) reception.reception
paiement.ecriture (devise) devise.devise
paiement.ecriture (organisation_id, compte_id) paiement.compte
paiement.ecriture (organisation_id, mouvement_id) paiement.mouvement
paiement.mouvement (organisation_id) organisation.organisation
paiement.mouvement (organisation_id, auteur_id) utilisateur.utilisateur
paiement.ouverture (organisation_id) organisation.organisation
paiement.paiement (devise) devise.devise
paiement.paiement (organisation_id) organisation.organisation
paiement.paiement (organisation_id, annule_par) utilisateur.utilisateur
paiement.paiement (organisation_id, auteur_id) utilisateur.utilisateur
paiement.paiement (organisation_id, contrepasse_id) paiement.paiement
paiement.paiement (organisation_id, fournisseur_id) fournisseur.fournisseur
paiement.paiement (organisation_id, mouvement_id) paiement.mouvement
paiement.paiement (organisation_id, producteur_id) producteur.producteur
paiement.paiement (organisation_id, valide_par) utilisateur.utilisateur
paiement.prix_fixe (devise) devise.devise
paiement.prix_fixe (organisation_id, auteur_id) utilisateur.utilisateur
paiement.prix_fixe (organisation_id, reception_id) reception.reception
paiement.reglement (organisation_id, creance_id) paiement.creance
paiement.reglement (organisation_id, paiement_id) paiement.paiement
paiement.reste (organisation_id, creance_id) paiement.creance
parcelle.assolement (organisation_id) organisation.organisation
parcelle.assolement (organisation_id, auteur_id) utilisateur.utilisateur
parcelle.assolement (organisation_id, commande_id) commande.commande
parcelle.assolement (organisation_id, parcelle_id) parcelle.parcelle
parcelle.culture (organisation_id, assolement_id) parcelle.assolement
parcelle.culture (organisation_id, parcelle_id) parcelle.parcelle
parcelle.culture (organisation_id, produit_id) produit.produit
parcelle.origine (organisation_id, ancienne_id) parcelle.parcelle
parcelle.origine (organisation_id, auteur_id) utilisateur.utilisateur
parcelle.origine (organisation_id, parcelle_id) parcelle.parcelle
parcelle.parcelle (organisation_id) organisation.organisation
parcelle.parcelle (organisation_id, fusionnee_dans) parcelle.parcelle
parcelle.parcelle (organisation_id, groupement_id) organisation.groupement
parcelle.parcelle (organisation_id, producteur_id) producteur.producteur
parcelle.polygone (organisation_id, auteur_id) utilisateur.utilisateur
parcelle.polygone (organisation_id, parcelle_id) parcelle.parcelle
parcelle.polygone (organisation_id, remplace_id) parcelle.polygone
parcelle.rendement (organisation_id, campagne_id) campagne.campagne
parcelle.rendement (organisation_id, parcelle_id) parcelle.parcelle
parcelle.rendement (organisation_id, produit_id) produit.produit
parcelle.terre_commune (organisation_id) organisation.organisation
parcelle.transfert (organisation_id) organisation.organisation
parcelle.transfert (organisation_id, ancien_id) producteur.producteur
parcelle.transfert (organisation_id, auteur_id) utilisateur.utilisateur
parcelle.transfert (organisation_id, parcelle_id) parcelle.parcelle
parcelle.transfert (organisation_id, producteur_id) producteur.producteur
personne.personne (geree_par) organisation.organisation
personne.rattachement (identifiant) personne.personne
personne.rattachement (organisation_id, utilisateur_id) utilisateur.utilisateur
porte.filtre (liste) porte.liste deferrable
porte.filtre (type) porte.type_lu deferrable
porte.unite (liste) porte.liste deferrable
porte.unite (type) porte.type_lu deferrable
porte.variable (liste) porte.liste deferrable
producteur.adhesion (organisation_id) organisation.organisation
producteur.adhesion (organisation_id, auteur_id) utilisateur.utilisateur
producteur.adhesion (organisation_id, producteur_id) producteur.producteur
producteur.champ (organisation_id, auteur_id) utilisateur.utilisateur
producteur.champ (organisation_id, producteur_id) producteur.producteur
producteur.fusion (organisation_id) organisation.organisation
producteur.fusion (organisation_id, auteur_id) utilisateur.utilisateur
producteur.fusion (organisation_id, garde_id) producteur.producteur
producteur.fusion (organisation_id, perdu_id) producteur.producteur
producteur.piece_identite (organisation_id, producteur_id) producteur.producteur
producteur.producteur (organisation_id) organisation.organisation
producteur.producteur (organisation_id, fusionne_dans) producteur.producteur
producteur.producteur (organisation_id, groupement_id) organisation.groupement
producteur.rattachement (organisation_id) organisation.organisation
producteur.rattachement (organisation_id, auteur_id) utilisateur.utilisateur
producteur.rattachement (organisation_id, producteur_id) producteur.producteur
producteur.redite (organisation_id, producteur_id) producteur.producteur
produit.produit (organisation_id) organisation.organisation
produit.produit (pack_version_id) pack.pack_version
rappel.ligne (organisation_id, client_id) client.client
rappel.ligne (organisation_id, detenteur_id) utilisateur.utilisateur
rappel.ligne (organisation_id, emplacement_id) emplacement.emplacement
rappel.ligne (organisation_id, produit_id) produit.produit
rappel.ligne (organisation_id, rappel_id) rappel.rappel
rappel.rappel (organisation_id) organisation.organisation
rappel.rappel (organisation_id, auteur_id) utilisateur.utilisateur
rappel.rappel (organisation_id, clos_par) utilisateur.utilisateur
rappel.rappel (organisation_id, execute_par) utilisateur.utilisateur
rapports.acces (organisation_id) organisation.organisation
reception.apport (organisation_id, collecte_id) collecte.collecte
reception.apport (organisation_id, reception_id) reception.reception
reception.derogation (organisation_id, auteur_id) utilisateur.utilisateur
reception.derogation (organisation_id, reception_id) reception.reception
reception.examen (organisation_id, auteur_id) utilisateur.utilisateur
reception.examen (organisation_id, reception_id) reception.reception
reception.reception (organisation_id) organisation.organisation
reception.reception (organisation_id, auteur_id) utilisateur.utilisateur
reception.reception (organisation_id, bon_id) livraison.bon
reception.reception (organisation_id, campagne_id) campagne.campagne
reception.reception (organisation_id, contrat_id) contrat.contrat
reception.reception (organisation_id, emplacement_id) emplacement.emplacement
reception.reception (organisation_id, fournisseur_id) fournisseur.fournisseur
reception.reception (organisation_id, groupement_id) organisation.groupement
reception.reception (organisation_id, lot_id) lot.lot
reception.reception (organisation_id, numero_officiel) numerotation.numero_officiel
reception.reception (organisation_id, produit_id) produit.produit
reception.redressement (organisation_id, auteur_id) utilisateur.utilisateur
reception.redressement (organisation_id, collecte_id) collecte.collecte
reception.redressement (organisation_id, mouvement_id) matiere.mouvement
reception.redressement (organisation_id, reception_id) reception.reception
reception.redressement (organisation_id, remplace_id) matiere.mouvement
reception.transition (organisation_id, auteur_id) utilisateur.utilisateur
reception.transition (organisation_id, reception_id) reception.reception
recolte.estimation (organisation_id) organisation.organisation
recolte.estimation (organisation_id, auteur_id) utilisateur.utilisateur
recolte.estimation (organisation_id, campagne_id) campagne.campagne
recolte.estimation (organisation_id, commande_id) commande.commande
recolte.estimation (organisation_id, parcelle_id) parcelle.parcelle
recolte.estimation (organisation_id, produit_id) produit.produit
recu.reimpression (organisation_id) organisation.organisation
recu.reimpression (organisation_id, auteur_id) utilisateur.utilisateur
recu.reimpression (organisation_id, commande_id) commande.commande
recu.reimpression (organisation_id, commande_visee) commande.commande
recu.reimpression (organisation_id, remplace_id) recu.reimpression
reglage.reglage (organisation_id) organisation.organisation
reglage.reglage (organisation_id, auteur_id) utilisateur.utilisateur
relance.abonne (organisation_id, utilisateur_id) utilisateur.utilisateur
relance.genre (permission) utilisateur.permission deferrable
relance.genre (reglage) reglage.cle deferrable
relance.message (organisation_id, utilisateur_id) utilisateur.utilisateur
replica.appareil (organisation_id, id) appareil.appareil
replica.capacite (organisation_id, id) capacite.capacite
replica.parcelle (organisation_id, id) parcelle.parcelle
replica.producteur (organisation_id, id) producteur.producteur
replica.statut_parcelle (organisation_id, parcelle_id) replica.parcelle
sceau.feuille (organisation_id, sceau_rang) sceau.sceau
sceau.sceau (organisation_id) organisation.organisation
utilisateur.acces_support (organisation_id) organisation.organisation
utilisateur.acces_support (organisation_id, ouvert_par) utilisateur.utilisateur
utilisateur.acces_support (organisation_id, termine_par) utilisateur.utilisateur
utilisateur.attribution (organisation_id, ensemble_id) utilisateur.ensemble
utilisateur.attribution (organisation_id, utilisateur_id) utilisateur.utilisateur
utilisateur.attribution_acte (organisation_id, attribution_id) utilisateur.attribution
utilisateur.attribution_acte (organisation_id, auteur_id) utilisateur.utilisateur
utilisateur.changement_statut (organisation_id, auteur_id) utilisateur.utilisateur
utilisateur.changement_statut (organisation_id, utilisateur_id) utilisateur.utilisateur
utilisateur.ensemble (organisation_id) organisation.organisation
utilisateur.ensemble_defaut (permission) utilisateur.permission deferrable
utilisateur.ensemble_permission (organisation_id, ensemble_id) utilisateur.ensemble
utilisateur.ensemble_permission (permission) utilisateur.permission deferrable
utilisateur.ensemble_version (organisation_id, auteur_id) utilisateur.utilisateur
utilisateur.ensemble_version (organisation_id, ensemble_id) utilisateur.ensemble
utilisateur.groupement_agent (organisation_id, affecte_par) utilisateur.utilisateur
utilisateur.groupement_agent (organisation_id, groupement_id) organisation.groupement
utilisateur.groupement_agent (organisation_id, termine_par) utilisateur.utilisateur
utilisateur.groupement_agent (organisation_id, utilisateur_id) utilisateur.utilisateur
utilisateur.identite (organisation_id, utilisateur_id) utilisateur.utilisateur
utilisateur.permission (module) module.module deferrable
utilisateur.preuve (organisation_id, auteur_id) utilisateur.utilisateur
utilisateur.preuve (organisation_id, utilisateur_id) utilisateur.utilisateur
utilisateur.utilisateur (organisation_id) organisation.organisation
vente.ligne (organisation_id, produit_id) produit.produit
vente.ligne (organisation_id, vente_id) vente.vente
vente.qualite_ligne (organisation_id, vente_id, rang) vente.ligne
vente.qualite_ligne (referentiel_code, etat_code) conformite.etat
vente.transition (organisation_id, auteur_id) utilisateur.utilisateur
vente.transition (organisation_id, vente_id) vente.vente
vente.vente (devise) devise.devise
vente.vente (devise_organisation) devise.devise
vente.vente (organisation_id) organisation.organisation
vente.vente (organisation_id, auteur_id) utilisateur.utilisateur
vente.vente (organisation_id, client_id) client.client
webhook.curseur (organisation_id) organisation.organisation
webhook.envoi (organisation_id, evenement_id) webhook.evenement
webhook.envoi (organisation_id, webhook_id) webhook.webhook
webhook.evenement (organisation_id) organisation.organisation
webhook.regle (genre) webhook.genre deferrable
webhook.secret (organisation_id, auteur_id) utilisateur.utilisateur
webhook.secret (organisation_id, webhook_id) webhook.webhook
webhook.webhook (organisation_id) organisation.organisation
webhook.webhook (organisation_id, auteur_id) utilisateur.utilisateur
  $cles$,
    '\n  (?=\S)', ' ', 'g'), E' \n'), E'\n'))
$$, 'the foreign keys are those that are written here');

select is_empty($$
  select t.tgrelid::regclass, k.conname
  from pg_trigger t
    join pg_constraint k on k.oid = t.tgconstraint and k.contype = 'f'
    join pg_namespace n on n.oid = k.connamespace
  where t.tgenabled <> 'O' and n.nspowner = 'proprietaire'::regrole
$$, 'none of their triggers is disabled');

select * from finish();
rollback;

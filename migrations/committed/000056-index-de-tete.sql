--! Previous: sha1:977ac4ef4d47d15f27e10692f0116670d3ace3c3
--! Hash: sha1:83fa525b2bd61e082e96f8b74ea953a93c7cab93

-- A plan never rests on the organization alone (docs/decisions/0060). Empty tables have no statistics:
-- an index that begins with `organisation_id` then looks as good for a lookup by key as the key itself,
-- and the plan is kept while the table grows. So only a key begins with it, and an order of a list,
-- which no lookup can use, since it asks for a bound that lists alone state.
-- Each file of great tables is a transaction of its own (000057 and after): who writes there waits for
-- its own indexes and no others.

-- What finds a record begins with what tells it best.
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
alter table contrat.contrat drop constraint contrat_code_unique;
alter table contrat.contrat add constraint contrat_code_unique unique (code, organisation_id);
alter table emplacement.emplacement drop constraint emplacement_deja_connu;
alter table emplacement.emplacement add constraint emplacement_deja_connu unique (
  code, organisation_id);
alter table utilisateur.ensemble drop constraint ensemble_code_unique;
alter table utilisateur.ensemble add constraint ensemble_code_unique unique (code, organisation_id);
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
alter table produit.produit drop constraint produit_code_pris;
alter table produit.produit add constraint produit_code_pris unique (code, organisation_id);
alter table utilisateur.utilisateur drop constraint utilisateur_identifiant_unique;
alter table utilisateur.utilisateur add constraint utilisateur_identifiant_unique unique (
  identifiant, organisation_id);
alter table vente.vente drop constraint vente_code_pris;
alter table vente.vente add constraint vente_code_pris unique (code, organisation_id);
drop index appareil.appareil_par_utilisateur;
create index appareil_par_utilisateur on appareil.appareil (utilisateur_id, organisation_id);
drop index utilisateur.attribution_par_utilisateur;
create index attribution_par_utilisateur on utilisateur.attribution (
  utilisateur_id, organisation_id);
drop index livraison.bon_collecte_une_fois;
create unique index bon_collecte_une_fois on livraison.bon_collecte (collecte_id, organisation_id);
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
drop index rappel.ligne_par_objet;
create index ligne_par_objet on rappel.ligne (objet_id, organisation_id);
drop index vente.ligne_vente_par_produit;
create index ligne_vente_par_produit on vente.ligne (produit_id, organisation_id);
drop index certificat.portee_par_certificat;
create index portee_par_certificat on certificat.portee (certificat_id, organisation_id, rang);
drop index recu.reimpression_remplace_une_fois;
create unique index reimpression_remplace_une_fois on recu.reimpression (
  remplace_id, organisation_id);
drop index intrant.remise_par_producteur;
create index remise_par_producteur on intrant.remise (producteur_id, organisation_id);
drop index replica.replica_capacite_par_producteur;
create index replica_capacite_par_producteur on replica.capacite (producteur_id, organisation_id);
drop index replica.replica_statut_par_parcelle;
create index replica_statut_par_parcelle on replica.statut_parcelle (parcelle_id, organisation_id);
drop index devise.taux_par_devises;
create index taux_par_devises on devise.taux (source, organisation_id, cible, depuis, fixe_le);
drop index vente.vente_par_client;
create index vente_par_client on vente.vente (client_id, organisation_id);

-- The order of a list begins with whose list it is, and asks for its own lowest bound.
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
drop index contrat.contrat_par_creation;
create index contrat_par_creation on contrat.contrat (
  organisation_id, cree_le, id)
  where cree_le >= '-infinity';
comment on index contrat.contrat_par_creation is 'Order of a list.';
drop index rappel.rappel_par_date;
create index rappel_par_date on rappel.rappel (
  organisation_id, cree_le desc, id desc)
  where cree_le >= '-infinity';
comment on index rappel.rappel_par_date is 'Order of a list.';
drop index intrant.remise_par_date;
create index remise_par_date on intrant.remise (
  organisation_id, date_operation, id)
  where date_operation >= '-infinity';
comment on index intrant.remise_par_date is 'Order of a list.';
drop index idempotence.reponse_gardee_par_date;
create index reponse_gardee_par_date on idempotence.reponse_gardee (
  organisation_id, gardee_le)
  where gardee_le >= '-infinity';
comment on index idempotence.reponse_gardee_par_date is 'Order of a list.';
drop index vente.vente_par_date;
create index vente_par_date on vente.vente (
  organisation_id, cree_le desc, id desc)
  where cree_le >= '-infinity';
comment on index vente.vente_par_date is 'Order of a list.';

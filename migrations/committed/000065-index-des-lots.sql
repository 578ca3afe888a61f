--! Previous: sha1:115ceb3237798bda78e506a97b7461787c85816d
--! Hash: sha1:e3d2f29bc94b2e65f901e61d446000158f2c337b

-- As 000056, in a transaction of its own: who writes here waits for these indexes and no others.

-- What finds a record begins with what tells it best.
alter table reception.apport drop constraint apport_range;
alter table reception.apport add constraint apport_range unique (
  reception_id, organisation_id, rang);
alter table etape.entree drop constraint entree_rang_unique;
alter table etape.entree add constraint entree_rang_unique unique (etape_id, organisation_id, rang);
alter table lot.resultat_analyse drop constraint resultat_analyse_deja_connu;
alter table lot.resultat_analyse add constraint resultat_analyse_deja_connu unique (
  sortie_id, organisation_id, laboratoire, rapport, examen);
alter table etape.sortie drop constraint sortie_rang_unique;
alter table etape.sortie add constraint sortie_rang_unique unique (etape_id, organisation_id, rang);
drop index lot.collecte_rendue_par_collecte;
create index collecte_rendue_par_collecte on lot.collecte_rendue (collecte_id, organisation_id);
drop index expedition.conteneur_par_numero;
create index conteneur_par_numero on expedition.conteneur (numero, organisation_id);
drop index lot.deplacement_lot_par_lot;
create index deplacement_lot_par_lot on lot.deplacement_lot (lot_id, organisation_id, rang);
drop index etape.entree_par_lot;
create index entree_par_lot on etape.entree (lot_id, organisation_id);
drop index reception.examen_par_reception;
create index examen_par_reception on reception.examen (reception_id, organisation_id, rang);
drop index expedition.expedition_par_client;
create index expedition_par_client on expedition.expedition (client_id, organisation_id);
drop index expedition.expedition_par_vente;
create index expedition_par_vente on expedition.expedition (vente_id, organisation_id);
drop index lot.levee_analyse_par_lot;
create index levee_analyse_par_lot on lot.levee_analyse (lot_id, organisation_id);
drop index expedition.ligne_expedition_par_lot;
create index ligne_expedition_par_lot on expedition.ligne (lot_id, organisation_id);
drop index expedition.ligne_expedition_par_vente;
create index ligne_expedition_par_vente on expedition.ligne (
  vente_id, organisation_id, vente_ligne);
drop index lot.lot_qualite_par_lot;
create index lot_qualite_par_lot on lot.qualite (lot_id, organisation_id, referentiel_code, rang);
drop index lot.quarantaine_lot_par_lot;
create index quarantaine_lot_par_lot on lot.quarantaine_lot (lot_id, organisation_id, le);
drop index reception.redressement_par_collecte;
create index redressement_par_collecte on reception.redressement (collecte_id, organisation_id);
drop index reception.redressement_par_reception;
create index redressement_par_reception on reception.redressement (reception_id, organisation_id);
drop index expedition.retour_par_expedition;
create index retour_par_expedition on expedition.retour (expedition_id, organisation_id, ligne);
drop index lot.sortie_lot_par_lot;
create index sortie_lot_par_lot on lot.sortie_lot (lot_id, organisation_id);
drop index lot.sortie_lot_par_mouvement;
create index sortie_lot_par_mouvement on lot.sortie_lot (mouvement_id, organisation_id);

-- The order of a list begins with whose list it is, and asks for its own lowest bound.
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
drop index lot.lot_par_date;
create index lot_par_date on lot.lot (
  organisation_id, cree_le desc, id desc)
  where cree_le >= '-infinity';
comment on index lot.lot_par_date is 'Order of a list.';
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
drop index lot.sortie_lot_par_date;
create index sortie_lot_par_date on lot.sortie_lot (
  organisation_id, le desc, id desc)
  where le >= '-infinity';
comment on index lot.sortie_lot_par_date is 'Order of a list.';

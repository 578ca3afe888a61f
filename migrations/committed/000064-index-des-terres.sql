--! Previous: sha1:54178150f710460422fa83541aff015e57c10dfa
--! Hash: sha1:115ceb3237798bda78e506a97b7461787c85816d

-- As 000056, in a transaction of its own: who writes here waits for these indexes and no others.

-- What finds a record begins with what tells it best.
drop index producteur.adhesion_par_producteur;
create index adhesion_par_producteur on producteur.adhesion (
  producteur_id, organisation_id, le desc, rang desc);
drop index parcelle.assolement_par_parcelle;
create index assolement_par_parcelle on parcelle.assolement (
  parcelle_id, organisation_id, le desc, rang desc);
drop index conformite.cochage_par_referentiel;
create index cochage_par_referentiel on conformite.cochage (
  referentiel_code, organisation_id, rang);
drop index parcelle.culture_une_fois;
create unique index culture_une_fois on parcelle.culture (
  parcelle_id, organisation_id, assolement_id, produit_declare, strate, cycle) nulls not distinct;
drop index recolte.estimation_par_parcelle;
create index estimation_par_parcelle on recolte.estimation (parcelle_id, organisation_id);
drop index inspection.inspection_par_producteur;
create index inspection_par_producteur on inspection.inspection (producteur_id, organisation_id);
drop index inspection.interet_par_producteur;
create index interet_par_producteur on inspection.interet (producteur_id, organisation_id);
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
drop index parcelle.polygone_par_parcelle;
create index polygone_par_parcelle on parcelle.polygone (
  parcelle_id, organisation_id, date_operation desc, id desc);
drop index parcelle.polygone_remplace_une_fois;
create unique index polygone_remplace_une_fois on parcelle.polygone (remplace_id, organisation_id);
drop index producteur.producteur_par_fusion;
create index producteur_par_fusion on producteur.producteur (fusionne_dans, organisation_id);
drop index producteur.producteur_par_groupement;
create index producteur_par_groupement on producteur.producteur (groupement_id, organisation_id);
drop index producteur.rattachement_par_producteur;
create index rattachement_par_producteur on producteur.rattachement (
  producteur_id, organisation_id, le desc, rang desc);
drop index parcelle.rendement_par_parcelle;
create index rendement_par_parcelle on parcelle.rendement (
  parcelle_id, organisation_id, campagne_id, produit_id);
drop index conformite.revision_par_parcelle;
create index revision_par_parcelle on conformite.revision (
  parcelle_id, organisation_id, referentiel_code, rang);
drop index parcelle.transfert_par_ancien;
create index transfert_par_ancien on parcelle.transfert (ancien_id, organisation_id);
drop index parcelle.transfert_par_parcelle;
create index transfert_par_parcelle on parcelle.transfert (
  parcelle_id, organisation_id, le desc, rang desc);
drop index parcelle.transfert_par_producteur;
create index transfert_par_producteur on parcelle.transfert (producteur_id, organisation_id);

-- The order of a list begins with whose list it is, and asks for its own lowest bound.
drop index recolte.estimation_par_date;
create index estimation_par_date on recolte.estimation (
  organisation_id, date_operation, id)
  where date_operation >= '-infinity';
comment on index recolte.estimation_par_date is 'Order of a list.';
drop index inspection.inspection_par_date;
create index inspection_par_date on inspection.inspection (
  organisation_id, date_operation, id)
  where date_operation >= '-infinity';
comment on index inspection.inspection_par_date is 'Order of a list.';
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
drop index parcelle.rendement_par_date;
create index rendement_par_date on parcelle.rendement (
  organisation_id, fixe_le, id)
  where fixe_le >= '-infinity';
comment on index parcelle.rendement_par_date is 'Order of a list.';
drop index conformite.revision_par_rang;
create index revision_par_rang on conformite.revision (organisation_id, rang)
  where rang >= 0;
comment on index conformite.revision_par_rang is 'Order of a list.';

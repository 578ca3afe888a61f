--! Previous: sha1:7507c87e6061cbdec3fd116c238993a2ca7cb0b6
--! Hash: sha1:9a55a878eccee9417dfca42067ad48af85e07dbb

-- What grows with the organization is read by an index (docs/decisions/0066).

-- The order of a list begins with whose list it is, and asks for its own lowest bound.
create index appareil_par_code on appareil.appareil (organisation_id, code_court)
  where code_court >= '';
comment on index appareil.appareil_par_code is 'Order of a list.';
create index client_par_code on client.client (organisation_id, code) where code >= '';
comment on index client.client_par_code is 'Order of a list.';
create index emplacement_par_code on emplacement.emplacement (organisation_id, code)
  where code >= '';
comment on index emplacement.emplacement_par_code is 'Order of a list.';
create index ensemble_par_code on utilisateur.ensemble (organisation_id, code) where code >= '';
comment on index utilisateur.ensemble_par_code is 'Order of a list.';
create index fournisseur_par_code on fournisseur.fournisseur (organisation_id, code)
  where code >= '';
comment on index fournisseur.fournisseur_par_code is 'Order of a list.';
create index groupement_par_code on organisation.groupement (organisation_id, code)
  where code >= '';
comment on index organisation.groupement_par_code is 'Order of a list.';
create index statut_parcelle_par_code on conformite.statut_parcelle (
  organisation_id, parcelle_id, referentiel_code)
  where referentiel_code >= '';
comment on index conformite.statut_parcelle_par_code is 'Order of a list.';
create index taux_par_date on devise.taux (organisation_id, depuis, fixe_le, id)
  where depuis >= '-infinity';
comment on index devise.taux_par_date is 'Order of a list.';
create index utilisateur_par_identifiant on utilisateur.utilisateur (
  organisation_id, identifiant)
  where identifiant >= '';
comment on index utilisateur.utilisateur_par_identifiant is 'Order of a list.';

-- What finds a plot's states.
create index statut_parcelle_par_parcelle on conformite.statut_parcelle (
  parcelle_id, organisation_id);

-- A group has many members, and an agent had many devices: they are read in the order of their list.
drop index appareil.appareil_par_utilisateur;
create index appareil_par_utilisateur on appareil.appareil (
  utilisateur_id, organisation_id, code_court);
drop index parcelle.parcelle_par_groupement;
create index parcelle_par_groupement on parcelle.parcelle (groupement_id, organisation_id, id);
drop index producteur.producteur_par_groupement;
create index producteur_par_groupement on producteur.producteur (
  groupement_id, organisation_id, id);

-- The movements that moved a record's goods between accounts; a collection's own has none.
create index ecriture_par_objet on matiere.ecriture (objet_id, organisation_id)
  where objet_id is not null;

-- The numbers of a reception and of an output are found by it. Those of collections are not here:
-- a collection holds its own, and a command would pay for it.
drop index numerotation.numero_par_sortie;
create index numero_par_lot on numerotation.numero_officiel (entite_id, organisation_id)
  where entite <> 'collecte';

create table numerotation.numero_quitte (
  organisation_id uuid not null,
  collecte_id uuid not null,
  numero text not null,
  primary key (organisation_id, collecte_id, numero),
  foreign key (organisation_id, collecte_id) references collecte.collecte,
  foreign key (organisation_id, numero) references numerotation.numero_officiel
);
comment on table numerotation.numero_quitte is
  'The official numbers that a collection had before it belonged to another campaign or product: it takes them again when it comes back. Append-only.';
comment on column numerotation.numero_quitte.collecte_id is 'The collection that the number is for good.';
comment on column numerotation.numero_quitte.numero is 'A number that it held, and may hold again.';
grant select, insert on numerotation.numero_quitte to metier;

grant usage on schema collecte, numerotation to migration;
grant select on collecte.collecte, numerotation.numero_officiel to migration;
grant insert on numerotation.numero_quitte to migration;
set local role migration;
set local row_security = off;
insert into numerotation.numero_quitte (organisation_id, collecte_id, numero)
select n.organisation_id, n.entite_id, n.numero
from numerotation.numero_officiel n
  join collecte.collecte c on c.organisation_id = n.organisation_id and c.id = n.entite_id
where n.entite = 'collecte' and c.numero_officiel is distinct from n.numero;
set local row_security = on;
set local role proprietaire;
revoke select on collecte.collecte, numerotation.numero_officiel from migration;
revoke insert on numerotation.numero_quitte from migration;
revoke usage on schema collecte, numerotation from migration;

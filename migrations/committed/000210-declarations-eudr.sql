--! Previous: sha1:a27c400e7105667a6a8b23f10a8b61c5257beae8
--! Hash: sha1:c78ed2463b3a90631449f00ab00ac6c3f1a0ba18

-- Due diligence statements of Regulation (EU) 2023/1115, from the draft to the number that TRACES gave.
create table eudr.application (
  taille text not null,
  bois boolean not null,
  depuis date not null,
  primary key (taille, bois),
  constraint application_taille_connue check (
    taille in ('grande', 'moyenne', 'petite', 'micro')),
  constraint parametre_invalide check (depuis between '0001-01-01' and '9999-12-31')
);
comment on table eudr.application is
  'From which day the regulation applies to an operator of this size, for goods of wood and others.';
comment on column eudr.application.taille is 'The size of the operator.';
comment on column eudr.application.bois is
  'True for timber, of which small operators were under an earlier regulation already.';
grant select on eudr.application to metier;

create table eudr.annexe (
  prefixe text not null primary key,
  matiere text not null,
  depuis date,
  constraint annexe_prefixe_forme check (prefixe ~ '^[0-9]{2,8}$'),
  constraint annexe_matiere_connue check (matiere in (
    'bovins', 'cacao', 'cafe', 'palmier', 'caoutchouc', 'soja', 'bois')),
  constraint parametre_invalide check (depuis >= '0001-01-01' and depuis <= '9999-12-31')
);
comment on table eudr.annexe is
  'Annex I of the regulation: the beginnings of customs codes, with the commodity of each.';
comment on column eudr.annexe.prefixe is 'The first digits of the codes.';
comment on column eudr.annexe.matiere is 'The relevant commodity.';
comment on column eudr.annexe.depuis is
  'The day from which these goods are under the regulation, if it is later than that of the operator.';
grant select on eudr.annexe to metier;

create table eudr.point (
  code text not null primary key,
  rang integer not null,
  libelle_fr text not null,
  libelle_en text not null
);
comment on table eudr.point is 'What must hold before a statement is filed, in words.';
grant select on eudr.point to metier;

create table eudr.declaration (
  organisation_id uuid not null references organisation.organisation,
  id uuid not null default gen_random_uuid(),
  expedition_id uuid,
  role text not null default 'fournisseur',
  taille text not null default 'grande',
  pays text,
  destinataire text,
  note text,
  statut text not null default 'brouillon',
  contenu jsonb,
  deposee_le timestamptz,
  numero_dds text,
  numero_verification text,
  attribue_le timestamptz,
  engagement text,
  engagee_le timestamptz,
  cree_le timestamptz not null,
  auteur_id uuid not null,
  primary key (organisation_id, id),
  foreign key (organisation_id, expedition_id) references expedition.expedition,
  foreign key (organisation_id, auteur_id) references utilisateur.utilisateur,
  constraint numero_dds_pris unique (numero_dds, organisation_id),
  constraint declaration_role_connu check (role in ('fournisseur', 'operateur', 'representant')),
  constraint declaration_taille_connue check (
    taille in ('grande', 'moyenne', 'petite', 'micro')),
  constraint declaration_pays_forme check (pays ~ '^[A-Z]{2}$'),
  constraint declaration_statut_connu check (statut in (
    'brouillon', 'deposee', 'incertaine', 'disponible', 'rejetee', 'retiree')),
  constraint declaration_figee check (
    statut not in ('deposee', 'incertaine', 'disponible') or contenu is not null),
  constraint declaration_numerotee check (
    (numero_dds is null) = (numero_verification is null)
    and (numero_dds is null) = (attribue_le is null)
    and (statut <> 'disponible' or numero_dds is not null)),
  constraint declaration_engagement_connu check (engagement in (
    'referencee', 'controle_annonce', 'mise_sur_le_marche', 'douane')),
  constraint declaration_engagee check ((engagement is null) = (engagee_le is null)),
  constraint parametre_invalide check (
    cree_le >= '0001-01-01' and cree_le <= '9999-12-31'
    and deposee_le >= '0001-01-01' and deposee_le <= '9999-12-31'
    and attribue_le >= '0001-01-01' and attribue_le <= '9999-12-31'
    and engagee_le >= '0001-01-01' and engagee_le <= '9999-12-31')
);
comment on table eudr.declaration is
  'A due diligence statement on deforestation, of an expedition or of lots before one is made.';
comment on column eudr.declaration.expedition_id is
  'The expedition whose goods it is about; null for the lots that it names.';
comment on column eudr.declaration.role is
  'Who the organization is in it: a `fournisseur` whose importer files, `operateur`, `representant`.';
comment on column eudr.declaration.taille is
  'The size of the operator who files, which says from when the regulation applies.';
comment on column eudr.declaration.pays is
  'The country of production, ISO 3166-1; null for that of the setting, or of the organization.';
comment on column eudr.declaration.destinataire is
  'The importer to whom it is handed, or the operator who is represented.';
comment on column eudr.declaration.contenu is
  'Goods, plots and references as they were when it was filed; no name of a person.';
comment on column eudr.declaration.deposee_le is 'When a person filed it in TRACES.';
comment on column eudr.declaration.numero_dds is 'The reference number that TRACES gave.';
comment on column eudr.declaration.numero_verification is 'The verification number beside it.';
comment on column eudr.declaration.attribue_le is
  'When TRACES gave the number: 72 hours run from then.';
comment on column eudr.declaration.engagement is
  'Why it can be neither amended nor withdrawn any more.';
comment on column eudr.declaration.engagee_le is 'Since when.';
create index declaration_par_expedition on eudr.declaration (expedition_id, organisation_id);
create index declaration_par_date on eudr.declaration (organisation_id, cree_le, id)
  where cree_le >= '-infinity';
comment on index eudr.declaration_par_date is 'Order of a list.';
grant select, insert, update on eudr.declaration to metier;

create table eudr.lot_declare (
  organisation_id uuid not null references organisation.organisation,
  declaration_id uuid not null,
  lot_id uuid not null,
  quantite_g bigint not null,
  primary key (organisation_id, declaration_id, lot_id),
  foreign key (organisation_id, declaration_id) references eudr.declaration,
  foreign key (organisation_id, lot_id) references lot.lot,
  constraint lot_declare_positif check (quantite_g > 0)
);
comment on table eudr.lot_declare is 'A lot of a statement that is about no expedition.';
comment on column eudr.lot_declare.declaration_id is 'The statement.';
create index lot_declare_par_lot on eudr.lot_declare (lot_id, organisation_id);
grant select, insert, delete on eudr.lot_declare to metier;

create table eudr.amont (
  organisation_id uuid not null references organisation.organisation,
  declaration_id uuid not null,
  rang integer not null,
  numero_dds text,
  numero_verification text,
  identifiant_declaration text,
  primary key (organisation_id, declaration_id, rang),
  foreign key (organisation_id, declaration_id) references eudr.declaration,
  constraint amont_une_reference check (
    (numero_dds is null) = (numero_verification is null)
    and (numero_dds is null) <> (identifiant_declaration is null))
);
comment on table eudr.amont is
  'What goods were declared by before: a statement, or the declaration of a small primary operator.';
comment on column eudr.amont.declaration_id is 'The statement that refers to it.';
comment on column eudr.amont.numero_dds is 'The reference number of a statement.';
comment on column eudr.amont.numero_verification is 'The verification number of that statement.';
comment on column eudr.amont.identifiant_declaration is
  'The identifier of the one declaration of a micro or small primary operator.';
grant select, insert, delete on eudr.amont to metier;

create table eudr.transition (
  organisation_id uuid not null references organisation.organisation,
  declaration_id uuid not null,
  rang integer not null,
  acte text not null,
  de text,
  vers text not null,
  raison text,
  auteur_id uuid not null,
  le timestamptz not null,
  primary key (organisation_id, declaration_id, rang),
  foreign key (organisation_id, declaration_id) references eudr.declaration,
  foreign key (organisation_id, auteur_id) references utilisateur.utilisateur,
  constraint parametre_invalide check (le >= '0001-01-01' and le <= '9999-12-31')
);
comment on table eudr.transition is 'The acts on a statement, in order. Append-only.';
comment on column eudr.transition.declaration_id is 'The statement.';
comment on column eudr.transition.de is 'The state before; null at its creation.';
comment on column eudr.transition.vers is 'The state after.';
grant select, insert on eudr.transition to metier;

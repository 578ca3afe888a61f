--! Previous: sha1:dbba834f0a99905711a3839c7c0d4defaa26dd7c
--! Hash: sha1:2b354222abc3eee5d19cb5d45187e04f076dfc76

-- Matter: a double-entry ledger. Every movement's entries sum to zero per product.

create table matiere.compte (
  organisation_id uuid not null references organisation.organisation,
  id uuid not null default gen_random_uuid(),
  genre text not null,
  objet_id uuid,
  primary key (organisation_id, id),
  constraint compte_unique unique nulls not distinct (organisation_id, genre, objet_id),
  constraint compte_genre_connu check (genre in ('producteur', 'inconnu', 'garde'))
);
comment on table matiere.compte is
  'An account of the matter ledger: a producer (origin), `inconnu` (origin not resolved), the custody of an agent (`garde`).';
comment on column matiere.compte.objet_id is
  'The producer or the account whose matter it is; null for `inconnu`.';
grant select, insert on matiere.compte to metier;

create table matiere.mouvement (
  organisation_id uuid not null references organisation.organisation,
  id uuid not null default gen_random_uuid(),
  genre text not null,
  entite text not null,
  entite_id uuid not null,
  date_operation timestamptz not null,
  enregistre_le timestamptz not null,
  auteur_id uuid not null,
  primary key (organisation_id, id),
  foreign key (organisation_id, auteur_id) references utilisateur.utilisateur,
  constraint mouvement_genre_connu check (genre in ('collecte', 'correction'))
);
comment on table matiere.mouvement is
  'A movement of matter and the record that caused it. Append-only.';
create index mouvement_par_entite on matiere.mouvement (organisation_id, entite_id);
grant select, insert on matiere.mouvement to metier;

create table matiere.ecriture (
  organisation_id uuid not null,
  mouvement_id uuid not null,
  rang smallint not null,
  compte_id uuid not null,
  produit_id uuid,
  quantite_g bigint not null,
  primary key (organisation_id, mouvement_id, rang),
  foreign key (organisation_id, mouvement_id) references matiere.mouvement,
  foreign key (organisation_id, compte_id) references matiere.compte,
  foreign key (organisation_id, produit_id) references produit.produit,
  constraint ecriture_non_nulle check (quantite_g <> 0)
);
comment on table matiere.ecriture is
  'An entry: mass in g that enters (+) or leaves (-) an account. Product null while the declared one is unknown. Append-only.';
create index ecriture_par_compte on matiere.ecriture (organisation_id, compte_id);
grant select, insert on matiere.ecriture to metier;

--! Previous: sha1:23b21473c6e3760ffcce17f7d523f567447a2100
--! Hash: sha1:4671aaec3897bb30706f374d839d346e3d59e728

-- Process steps: what went in, what came out, what was lost.

create schema etape;
grant usage, create on schema etape to metier;

create table etape.etape (
  organisation_id uuid not null references organisation.organisation,
  id uuid not null,
  procede text not null,
  campagne_id uuid not null,
  statut text not null default 'brouillon',
  date_operation timestamptz,
  niveau_suivi text,
  tolerance_cp integer,
  mouvement_id uuid,
  note text,
  cree_le timestamptz not null,
  auteur_id uuid not null,
  primary key (organisation_id, id),
  foreign key (organisation_id, campagne_id) references campagne.campagne,
  foreign key (organisation_id, mouvement_id) references matiere.mouvement,
  foreign key (organisation_id, auteur_id) references utilisateur.utilisateur,
  constraint etape_statut_connu check (statut in ('brouillon', 'validée')),
  constraint etape_niveau_connu check (niveau_suivi in ('global', 'detaille')),
  constraint etape_faite check (
    (statut = 'validée') = (mouvement_id is not null)
    and (statut = 'validée') = (niveau_suivi is not null)
    and (statut = 'validée' or tolerance_cp is null)
    and (statut <> 'validée' or date_operation is not null))
);
comment on table etape.etape is
  'A step of a process: planned as a draft, it turns lots into lots at its validation.';
comment on column etape.etape.procede is 'The process: an activity of the module procedes, by its code in the pack.';
comment on column etape.etape.campagne_id is 'The campaign that its outputs belong to.';
comment on column etape.etape.date_operation is
  'When it was done: the settings are read at it. Null: at its validation.';
comment on column etape.etape.niveau_suivi is
  'How finely it was followed, as the setting of its process said at its date; null for a draft.';
comment on column etape.etape.tolerance_cp is
  'The tolerated gap of its balance, in hundredths of a percent of what went in, as set at its date; null when none was.';
comment on column etape.etape.mouvement_id is 'What moved its matter; null for a draft.';
create index etape_par_date on etape.etape (organisation_id, cree_le desc, id desc);
grant select, insert, update on etape.etape to metier;

create table etape.entree (
  organisation_id uuid not null,
  etape_id uuid not null,
  rang smallint not null,
  lot_id uuid not null,
  quantite_g bigint not null,
  primary key (organisation_id, etape_id, lot_id),
  foreign key (organisation_id, etape_id) references etape.etape,
  foreign key (organisation_id, lot_id) references lot.lot,
  constraint entree_rang_unique unique (organisation_id, etape_id, rang),
  constraint entree_masse_bornee check (quantite_g between 1 and 1000000000000)
);
comment on table etape.entree is 'A lot that a step takes from, and how much, in g.';
comment on column etape.entree.lot_id is 'The lot that is taken from.';
create index entree_par_lot on etape.entree (organisation_id, lot_id);
grant select, insert, delete on etape.entree to metier;

create table etape.sortie (
  organisation_id uuid not null,
  id uuid not null default gen_random_uuid(),
  etape_id uuid not null,
  rang smallint not null,
  nature text,
  produit_id uuid not null,
  quantite_g bigint not null,
  emplacement_id uuid not null,
  etats jsonb not null default '{}',
  lot_id uuid,
  retiree boolean not null default false,
  primary key (organisation_id, id),
  foreign key (organisation_id, etape_id) references etape.etape,
  foreign key (organisation_id, produit_id) references produit.produit,
  foreign key (organisation_id, emplacement_id) references emplacement.emplacement,
  foreign key (organisation_id, lot_id) references lot.lot,
  constraint sortie_rang_unique unique (organisation_id, etape_id, rang),
  constraint sortie_nature_connue check (nature in ('NET', 'PF')),
  constraint sortie_masse_bornee check (quantite_g between 1 and 1000000000000),
  constraint sortie_retiree_sans_lot check (not retiree or lot_id is null)
);
comment on table etape.sortie is
  'An output of a step: what it is to be, and the lot that it is once the step is validated. The official number belongs to it, from one validation to the next.';
comment on column etape.sortie.nature is 'NET (cleaned) or PF (finished product); a draft may leave it open.';
comment on column etape.sortie.produit_id is 'The product that comes out.';
comment on column etape.sortie.emplacement_id is 'The place where the lot is born.';
comment on column etape.sortie.etats is
  'Quality states per referential that the step lowers it to, below what its inputs give.';
comment on column etape.sortie.lot_id is 'The lot that it is; null for a draft. A devalidated step''s lots are cancelled.';
comment on column etape.sortie.retiree is
  'The step has fewer outputs now; the row keeps the number that it was given.';
grant select, insert, update on etape.sortie to metier;

create table etape.perte (
  organisation_id uuid not null,
  etape_id uuid not null,
  rang smallint not null,
  categorie text not null,
  quantite_g bigint not null,
  note text,
  primary key (organisation_id, etape_id, rang),
  foreign key (organisation_id, etape_id) references etape.etape,
  constraint perte_categorie_connue check (categorie in (
    'tri', 'epluchage', 'evaporation', 'casse', 'avarie', 'nettoyage', 'autre')),
  constraint perte_autre_dite check (categorie <> 'autre' or note is not null),
  constraint perte_masse_bornee check (quantite_g between 1 and 1000000000000)
);
comment on table etape.perte is 'What a step lost, by category, in g, as declared.';
comment on column etape.perte.categorie is
  'tri, epluchage, evaporation, casse, avarie, nettoyage, autre (with a note).';
grant select, insert, delete on etape.perte to metier;

create table etape.transition (
  organisation_id uuid not null,
  etape_id uuid not null,
  rang integer not null,
  acte text not null,
  de text,
  vers text not null,
  raison text,
  declassements jsonb,
  mouvement_id uuid,
  auteur_id uuid not null,
  le timestamptz not null,
  primary key (organisation_id, etape_id, rang),
  foreign key (organisation_id, etape_id) references etape.etape,
  foreign key (organisation_id, mouvement_id) references matiere.mouvement,
  foreign key (organisation_id, auteur_id) references utilisateur.utilisateur
);
comment on table etape.transition is
  'Every state that a step was in, by which act, by whom and why. Append-only.';
comment on column etape.transition.declassements is
  'The downgrades that a validation confirmed, before and after per output and referential.';
comment on column etape.transition.mouvement_id is 'The movement that the act posted.';
grant select, insert on etape.transition to metier;

alter table lot.lot
  add constraint lot_d_une_etape foreign key (organisation_id, etape_id) references etape.etape,
  add constraint lot_sortie_d_etape foreign key (organisation_id, sortie_id)
    references etape.sortie;
create index numero_par_sortie on numerotation.numero_officiel (organisation_id, entite_id)
  where entite = 'sortie';

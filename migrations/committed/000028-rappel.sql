--! Previous: sha1:4671aaec3897bb30706f374d839d346e3d59e728
--! Hash: sha1:aaf0aee3e06daaa91040421a484089494c88e929

-- Recalls with their frozen plans and what came of them, and what the people who run SQL reports read.

create schema rappel;
create schema rapports;
grant usage, create on schema rappel, rapports to metier;
grant usage on schema rapports to rapports;

create table rappel.rappel (
  organisation_id uuid not null references organisation.organisation,
  id uuid not null,
  exercice boolean not null,
  sens text not null,
  origines jsonb not null,
  du timestamptz not null,
  au timestamptz not null,
  raison text not null,
  statut text not null default 'planifié',
  cree_le timestamptz not null,
  auteur_id uuid not null,
  execute_le timestamptz,
  execute_par uuid,
  clos_le timestamptz,
  clos_par uuid,
  conclusion text,
  primary key (organisation_id, id),
  foreign key (organisation_id, auteur_id) references utilisateur.utilisateur,
  foreign key (organisation_id, execute_par) references utilisateur.utilisateur,
  foreign key (organisation_id, clos_par) references utilisateur.utilisateur,
  constraint rappel_sens_connu check (sens in ('aval', 'amont', 'complet')),
  constraint rappel_statut_connu check (statut in ('planifié', 'exécuté', 'clos')),
  constraint rappel_origines_liste check (jsonb_typeof(origines) = 'array'),
  constraint rappel_execute check (
    num_nonnulls(execute_le, execute_par) in (0, 2)
    and (statut <> 'planifié' or execute_le is null)
    and (statut <> 'exécuté' or execute_le is not null)),
  constraint rappel_clos check (
    num_nonnulls(clos_le, clos_par, conclusion) = case statut when 'clos' then 3 else 0 end)
);
comment on table rappel.rappel is
  'A recall: what it starts from, which way it follows the matter, and how far it went. An exercise blocks nothing.';
comment on column rappel.rappel.exercice is 'It is measured and blocks nothing.';
comment on column rappel.rappel.sens is
  '`aval`: what was made of the origins; `amont`: what they were made of; `complet`: all that was made of what they were made of.';
comment on column rappel.rappel.origines is
  'What it starts from: a list of `genre` and `id` (lot, collecte, parcelle, producteur, intrant, fournisseur, etape, expedition, certificat).';
comment on column rappel.rappel.du is
  'Operations from then on, where an origin stands for many; -infinity without a limit.';
comment on column rappel.rappel.au is
  'Operations before then, where an origin stands for many; infinity without a limit.';
comment on column rappel.rappel.execute_le is 'When it was executed; null while it is planned.';
comment on column rappel.rappel.execute_par is 'The account that executed it.';
comment on column rappel.rappel.clos_le is 'When it was closed; null before.';
comment on column rappel.rappel.conclusion is 'What it came to, said at its closing.';
create index rappel_par_date on rappel.rappel (organisation_id, cree_le desc, id desc);
create index rappel_suivi on rappel.rappel (organisation_id)
  where statut = 'exécuté' and not exercice;
grant select, insert, update on rappel.rappel to metier;

create table rappel.ligne (
  organisation_id uuid not null,
  rappel_id uuid not null,
  phase text not null,
  rang integer not null,
  genre text not null,
  objet_id uuid not null,
  numero text,
  statut text,
  quantite_g bigint not null,
  part_g bigint,
  effet text not null,
  motif text,
  produit_id uuid,
  emplacement_id uuid,
  client_id uuid,
  detenteur_id uuid,
  le timestamptz not null,
  primary key (organisation_id, rappel_id, phase, rang),
  foreign key (organisation_id, rappel_id) references rappel.rappel,
  foreign key (organisation_id, produit_id) references produit.produit,
  foreign key (organisation_id, emplacement_id) references emplacement.emplacement,
  foreign key (organisation_id, client_id) references client.client,
  foreign key (organisation_id, detenteur_id) references utilisateur.utilisateur,
  constraint ligne_phase_connue check (phase in ('plan', 'execution', 'suite')),
  constraint ligne_genre_connu check (genre in (
    'collecte', 'attendu', 'lot', 'expedition', 'perte', 'producteur', 'fournisseur')),
  constraint ligne_effet_connu check (effet in (
    'à_bloquer', 'à_marquer', 'déjà_bloqué', 'bloqué', 'marqué', 'non_bloquable', 'origine')),
  constraint ligne_quantite_positive check (quantite_g >= 0 and part_g >= 0)
);
comment on table rappel.ligne is
  'What a recall reached, as it stood when it was planned, when it was executed, and afterwards. Append-only.';
comment on column rappel.ligne.rappel_id is 'The recall.';
comment on column rappel.ligne.emplacement_id is 'Where the lot stood then.';
comment on column rappel.ligne.phase is
  '`plan`: frozen at the planning; `execution`: what was done with it; `suite`: a lot that was made of it later.';
comment on column rappel.ligne.genre is
  'collecte, attendu, lot, expedition, perte, and producteur or fournisseur to whom it was given back.';
comment on column rappel.ligne.objet_id is
  'The record; for `perte` the movement that took the matter.';
comment on column rappel.ligne.numero is 'Its official number, or provisional reference.';
comment on column rappel.ligne.statut is 'The state of the lot then.';
comment on column rappel.ligne.quantite_g is
  'Mass in g that stood there: the balance of a lot, what an expedition still has of reached lots, what was lost or given back, what an agent keeps; for an `origine` what it gave.';
comment on column rappel.ligne.part_g is
  'How much of that record''s whole mass came from the origins (or went into them, upstream), in g; null where shares are not known.';
comment on column rappel.ligne.effet is
  'à_bloquer, à_marquer (not yet validated), déjà_bloqué, bloqué, marqué, non_bloquable, origine.';
comment on column rappel.ligne.motif is
  'Why it could not be blocked: the state of the lot, or expédié, perdu, détruit, échantillon, rendu, en_garde.';
comment on column rappel.ligne.client_id is 'The client who has it.';
comment on column rappel.ligne.detenteur_id is 'The agent in whose custody it is.';
create index ligne_par_objet on rappel.ligne (organisation_id, objet_id);
grant select, insert on rappel.ligne to metier;

alter table lot.lot
  add constraint lot_rappel foreign key (organisation_id, rappel_id) references rappel.rappel;
alter table lot.quarantaine_lot
  add constraint quarantaine_lot_rappel foreign key (organisation_id, rappel_id)
    references rappel.rappel;

-- the mass balance reads the entries of a period backwards from today's balances
create index mouvement_par_date on matiere.mouvement (organisation_id, date_operation);

create table rapports.acces (
  organisation_id uuid not null references organisation.organisation,
  role_nom name not null,
  accorde_le timestamptz not null,
  primary key (organisation_id, role_nom)
);
comment on table rapports.acces is
  'Which login reads which organization''s reports: members of role `rapports`, tied by the name that they signed in with.';
comment on column rapports.acces.role_nom is 'The login in PostgreSQL.';
comment on column rapports.acces.accorde_le is 'Since when.';
grant select, insert, delete on rapports.acces to metier;

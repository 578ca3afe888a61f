--! Previous: sha1:9123769bfdc2143beeed6073cb6ff711272a1b57
--! Hash: sha1:23b21473c6e3760ffcce17f7d523f567447a2100

-- After a reception: what leaves a lot by itself, what laboratories say of samples, what late data
-- changes in a reception, and why movements were reversed.

create table lot.sortie_lot (
  organisation_id uuid not null,
  id uuid not null,
  lot_id uuid not null,
  genre text not null,
  quantite_g bigint not null,
  mouvement_id uuid not null,
  raison text not null,
  producteur_id uuid,
  fournisseur_id uuid,
  destinataire text,
  preuve text,
  date_operation timestamptz not null,
  auteur_id uuid not null,
  le timestamptz not null,
  primary key (organisation_id, id),
  foreign key (organisation_id, lot_id) references lot.lot,
  foreign key (organisation_id, mouvement_id) references matiere.mouvement,
  foreign key (organisation_id, producteur_id) references producteur.producteur,
  foreign key (organisation_id, fournisseur_id) references fournisseur.fournisseur,
  foreign key (organisation_id, auteur_id) references utilisateur.utilisateur,
  constraint sortie_lot_genre_connu check (genre in ('retour', 'destruction', 'echantillon')),
  constraint sortie_lot_positive check (quantite_g > 0),
  constraint sortie_lot_rendue check (
    (genre = 'retour') = (num_nonnulls(producteur_id, fournisseur_id) = 1)),
  constraint sortie_lot_prouvee check (genre <> 'destruction' or preuve is not null),
  constraint sortie_lot_envoyee check (genre <> 'echantillon' or destinataire is not null)
);
comment on table lot.sortie_lot is
  'Matter that left a lot otherwise than by a step or an expedition: returned to whom it came from, destroyed, or taken as a sample. Append-only.';
comment on column lot.sortie_lot.lot_id is 'The lot that it left.';
comment on column lot.sortie_lot.genre is 'retour, destruction, echantillon.';
comment on column lot.sortie_lot.destinataire is
  'Who took it: the laboratory of a sample, who destroyed.';
comment on column lot.sortie_lot.preuve is 'What proves it: minutes, a slip, a sample''s seal.';
create index sortie_lot_par_lot on lot.sortie_lot (organisation_id, lot_id);
create index sortie_lot_par_mouvement on lot.sortie_lot (organisation_id, mouvement_id);
create index sortie_lot_par_date on lot.sortie_lot (organisation_id, le desc, id desc);
grant select, insert on lot.sortie_lot to metier;

create table lot.collecte_rendue (
  organisation_id uuid not null,
  sortie_id uuid not null,
  collecte_id uuid not null,
  quantite_g bigint not null,
  primary key (organisation_id, sortie_id, collecte_id),
  foreign key (organisation_id, sortie_id) references lot.sortie_lot,
  foreign key (organisation_id, collecte_id) references collecte.collecte,
  constraint collecte_rendue_positive check (quantite_g > 0)
);
comment on table lot.collecte_rendue is
  'What of each collection a return to its producer was made of, in g: it no longer draws on a capacity. Append-only.';
comment on column lot.collecte_rendue.sortie_id is 'The return.';
create index collecte_rendue_par_collecte on lot.collecte_rendue (organisation_id, collecte_id);
grant select, insert on lot.collecte_rendue to metier;

create table lot.resultat_analyse (
  organisation_id uuid not null,
  id uuid not null,
  sortie_id uuid not null,
  examen text not null,
  conclusion text not null,
  mesures jsonb not null,
  laboratoire text not null,
  rapport text not null,
  rendu_le date not null,
  commentaire text,
  auteur_id uuid not null,
  le timestamptz not null,
  primary key (organisation_id, id),
  foreign key (organisation_id, sortie_id) references lot.sortie_lot,
  foreign key (organisation_id, auteur_id) references utilisateur.utilisateur,
  constraint resultat_analyse_deja_connu unique (
    organisation_id, sortie_id, laboratoire, rapport, examen),
  constraint resultat_analyse_conclusion check (
    conclusion in ('conforme', 'non_conforme', 'indetermine'))
);
comment on table lot.resultat_analyse is
  'What a laboratory found in a sample. Append-only: a second analysis is a result of its own.';
comment on column lot.resultat_analyse.sortie_id is 'The sample.';
comment on column lot.resultat_analyse.laboratoire is 'Who analysed it.';
comment on column lot.resultat_analyse.commentaire is 'What the report says beside its figures.';
comment on column lot.resultat_analyse.examen is 'What was looked for.';
comment on column lot.resultat_analyse.conclusion is 'conforme, non_conforme, indetermine.';
comment on column lot.resultat_analyse.mesures is
  'What was measured: name, value in words, unit, limit.';
comment on column lot.resultat_analyse.rapport is 'The laboratory''s number of its report.';
comment on column lot.resultat_analyse.rendu_le is 'The day of the report.';
grant select, insert on lot.resultat_analyse to metier;

create table matiere.contrepassation (
  organisation_id uuid not null,
  mouvement_id uuid not null,
  raison text not null,
  primary key (organisation_id, mouvement_id),
  foreign key (organisation_id, mouvement_id) references matiere.mouvement
);
comment on table matiere.contrepassation is
  'Why a person had a movement reversed: one row per mirror. Append-only.';
comment on column matiere.contrepassation.mouvement_id is 'The mirror.';
grant select, insert on matiere.contrepassation to metier;
create index mouvement_par_rang on matiere.mouvement (organisation_id, rang desc);

create table reception.redressement (
  organisation_id uuid not null,
  id uuid not null default gen_random_uuid(),
  rang bigint generated always as identity,
  reception_id uuid not null,
  collecte_id uuid not null,
  genre text not null,
  mouvement_id uuid,
  remplace_id uuid,
  ecart_g bigint not null,
  raison text not null,
  champs jsonb not null,
  lots jsonb not null,
  expeditions jsonb not null,
  auteur_id uuid not null,
  le timestamptz not null,
  primary key (organisation_id, id),
  foreign key (organisation_id, reception_id) references reception.reception,
  foreign key (organisation_id, collecte_id) references collecte.collecte,
  foreign key (organisation_id, mouvement_id) references matiere.mouvement,
  foreign key (organisation_id, remplace_id) references matiere.mouvement,
  foreign key (organisation_id, auteur_id) references utilisateur.utilisateur,
  constraint redressement_genre_connu check (genre in ('rapprochement', 'correction'))
);
comment on table reception.redressement is
  'What late data changed in a reception: an expected collection that arrived, a received one that was corrected. The weighed lot stays as weighed. Append-only.';
comment on column reception.redressement.reception_id is 'The reception whose lot stays as weighed.';
comment on column reception.redressement.genre is 'rapprochement, correction.';
comment on column reception.redressement.mouvement_id is
  'The movement that took the difference; null where only the origin or the quality changed.';
comment on column reception.redressement.remplace_id is
  'The earlier correction''s movement that this one reversed and stands for.';
comment on column reception.redressement.ecart_g is
  'What the collection weighs now beyond what the reception took for it, in g.';
comment on column reception.redressement.champs is
  'What changed of the collection: per member, before and after.';
comment on column reception.redressement.lots is
  'The lots whose states changed, the reception''s and its descendants'': before and after.';
comment on column reception.redressement.expeditions is
  'What of those lots had been shipped already: expedition and mass in g.';
create index redressement_par_rang on reception.redressement (organisation_id, rang desc);
create index redressement_par_reception on reception.redressement (organisation_id, reception_id);
create index redressement_par_collecte on reception.redressement (organisation_id, collecte_id);
grant select, insert on reception.redressement to metier;

create index apport_attendu on reception.apport (organisation_id, reception_id)
  where collecte_id is null and annule_le is null;

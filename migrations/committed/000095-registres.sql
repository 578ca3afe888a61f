--! Previous: sha1:f75e76d4b710b637c77688fb68ef50871c0a8f5e
--! Hash: sha1:7870d1c6b6bb9be440a038fe8836c1031ee2dd43

-- Registers of a group of operators: what is planned of inspections and samples, and what becomes
-- of non-conformities until somebody else closes them.

create schema registre;
comment on schema registre is 'Registers of a group of operators: members, what is due of them.';
grant usage, create on schema registre to metier;

create table inspection.plan (
  organisation_id uuid not null references organisation.organisation,
  id uuid not null default gen_random_uuid(),
  groupement_id uuid not null,
  campagne_id uuid,
  annee integer,
  methode text not null,
  graine text not null,
  periode tstzrange not null,
  membres integer not null,
  reinspection_cp integer not null,
  reinspection_min integer not null,
  echantillon_cp integer not null,
  auteur_id uuid not null,
  etabli_le timestamptz not null,
  primary key (organisation_id, id),
  foreign key (organisation_id, groupement_id) references organisation.groupement,
  foreign key (organisation_id, campagne_id) references campagne.campagne,
  foreign key (organisation_id, auteur_id) references utilisateur.utilisateur,
  constraint plan_methode_connue check (methode in ('risque', 'tirage')),
  constraint plan_d_une_periode check (num_nonnulls(campagne_id, annee) = 1),
  constraint plan_compte check (
    least(membres, reinspection_cp, reinspection_min, echantillon_cp) >= 0),
  constraint plan_borne check (not isempty(periode)
    and lower(periode) is not null and upper(periode) is not null),
  constraint plan_deja_etabli exclude using gist (
    groupement_id with =, organisation_id with =, periode with &&),
  constraint parametre_invalide check (
    lower(periode) >= '0001-01-01 00:00:00+00' and upper(periode) <= '9999-12-31 23:59:59.999999+00'
    and etabli_le between '0001-01-01 00:00:00+00' and '9999-12-31 23:59:59.999999+00')
);
comment on table inspection.plan is
  'A plan of inspections and samples of a group for a year or a campaign, with what its members were chosen by. Append-only.';
comment on column inspection.plan.groupement_id is 'The group whose members are planned.';
comment on column inspection.plan.campagne_id is
  'The campaign that it is for; null of one for a calendar year.';
comment on column inspection.plan.annee is
  'The calendar year that it is for; null of one for a campaign.';
comment on column inspection.plan.methode is
  '`risque`, the members of most risk first, or `tirage`, drawn by the seed.';
comment on column inspection.plan.graine is
  'The seed of the draw, which also orders members of equal risk: the same seed draws the same members.';
comment on column inspection.plan.periode is 'From when until when its inspections count.';
comment on column inspection.plan.membres is 'How many members the group had when it was made.';
comment on column inspection.plan.reinspection_cp is
  'Part of the members inspected a second time, in hundredths of a percent, as the setting said.';
comment on column inspection.plan.reinspection_min is
  'How many members at least are inspected a second time, as the setting said.';
comment on column inspection.plan.echantillon_cp is
  'Part of the members of whom a sample is taken, in hundredths of a percent, as the setting said.';
comment on column inspection.plan.auteur_id is 'Who made it.';
comment on column inspection.plan.etabli_le is 'When it was made.';
create index plan_par_date on inspection.plan (organisation_id, etabli_le, id)
  where etabli_le >= '-infinity';
comment on index inspection.plan_par_date is 'Order of a list.';
grant select, insert on inspection.plan to metier;

create table inspection.prevue (
  organisation_id uuid not null,
  id uuid not null default gen_random_uuid(),
  plan_id uuid not null,
  producteur_id uuid not null,
  genre text not null,
  risque integer not null,
  rang integer not null,
  echeance date not null,
  inspecteur_id uuid,
  primary key (organisation_id, id),
  foreign key (organisation_id, plan_id) references inspection.plan,
  foreign key (organisation_id, producteur_id) references producteur.producteur,
  foreign key (organisation_id, inspecteur_id) references utilisateur.utilisateur,
  constraint prevue_genre_connu check (genre in ('interne', 'reinspection', 'echantillon')),
  constraint parametre_invalide check (echeance between '0001-01-01' and '9999-12-31')
);
comment on table inspection.prevue is
  'What a plan asks of a member: the yearly inspection, a second one by somebody else, a sample.';
comment on column inspection.prevue.plan_id is 'The plan that it is of.';
comment on column inspection.prevue.producteur_id is 'The member; of one who was merged, the kept one.';
comment on column inspection.prevue.genre is
  '`interne`, the yearly inspection; `reinspection`, a second one by another inspector; `echantillon`.';
comment on column inspection.prevue.risque is
  'What the member was ranked by: the non-conformities of three years by severity, and a yearly inspection that is overdue.';
comment on column inspection.prevue.rang is 'The place of the member among those of the plan and kind.';
comment on column inspection.prevue.echeance is 'The last day for it.';
comment on column inspection.prevue.inspecteur_id is 'Who is to do it; null while nobody is named.';
create index prevue_par_plan on inspection.prevue (plan_id, organisation_id);
create index prevue_par_producteur on inspection.prevue (producteur_id, organisation_id);
create index prevue_par_echeance on inspection.prevue (organisation_id, echeance, id)
  where echeance >= '-infinity';
comment on index inspection.prevue_par_echeance is 'Order of a list.';
grant select, insert, update on inspection.prevue to metier;

create table inspection.echantillon (
  organisation_id uuid not null references organisation.organisation,
  id uuid not null default gen_random_uuid(),
  numero text not null,
  producteur_id uuid not null,
  parcelle_id uuid,
  matiere text not null,
  laboratoire text not null,
  preleve_le timestamptz not null,
  auteur_id uuid not null,
  enregistre_le timestamptz not null,
  primary key (organisation_id, id),
  foreign key (organisation_id, producteur_id) references producteur.producteur,
  foreign key (organisation_id, parcelle_id) references parcelle.parcelle,
  foreign key (organisation_id, auteur_id) references utilisateur.utilisateur,
  constraint echantillon_deja_connu unique (numero, organisation_id),
  constraint echantillon_preleve check (preleve_le <= enregistre_le),
  constraint parametre_invalide check (
    preleve_le between '0001-01-01 00:00:00+00' and '9999-12-31 23:59:59.999999+00'
    and enregistre_le between '0001-01-01 00:00:00+00' and '9999-12-31 23:59:59.999999+00')
);
comment on table inspection.echantillon is
  'A sample taken of a member, of a plot or of goods, with the laboratory that it went to.';
comment on column inspection.echantillon.numero is 'Its number, as its seal says; one of the organization.';
comment on column inspection.echantillon.producteur_id is
  'The member; of one who was merged, the kept one.';
comment on column inspection.echantillon.parcelle_id is 'The plot; null when it is of no single one.';
comment on column inspection.echantillon.matiere is 'What was taken: leaves, soil, beans.';
comment on column inspection.echantillon.laboratoire is 'The laboratory that it was sent to.';
comment on column inspection.echantillon.preleve_le is 'When it was taken.';
comment on column inspection.echantillon.auteur_id is 'Who recorded it.';
comment on column inspection.echantillon.enregistre_le is 'When it was recorded.';
create index echantillon_par_producteur on inspection.echantillon (
  producteur_id, organisation_id, preleve_le);
create index echantillon_par_date on inspection.echantillon (organisation_id, preleve_le, id)
  where preleve_le >= '-infinity';
comment on index inspection.echantillon_par_date is 'Order of a list.';
grant select, insert, update on inspection.echantillon to metier;

create table inspection.resultat (
  organisation_id uuid not null,
  id uuid not null default gen_random_uuid(),
  echantillon_id uuid not null,
  rapport text not null,
  rendu_le date not null,
  conclusion text not null,
  commentaire text,
  auteur_id uuid not null,
  enregistree_le timestamptz not null,
  primary key (organisation_id, id),
  foreign key (organisation_id, echantillon_id) references inspection.echantillon,
  foreign key (organisation_id, auteur_id) references utilisateur.utilisateur,
  constraint resultat_analyse_deja_connu unique (echantillon_id, rapport, organisation_id),
  constraint resultat_conclusion_connue check (
    conclusion in ('conforme', 'non_conforme', 'indetermine')),
  constraint parametre_invalide check (
    rendu_le between '0001-01-01' and '9999-12-31'
    and enregistree_le between '0001-01-01 00:00:00+00' and '9999-12-31 23:59:59.999999+00')
);
comment on table inspection.resultat is
  'What a laboratory found in a member''s sample. Append-only: a second report is a row of its own.';
comment on column inspection.resultat.echantillon_id is 'The sample.';
comment on column inspection.resultat.rapport is 'The number of the laboratory''s report.';
comment on column inspection.resultat.rendu_le is 'The day of the report.';
comment on column inspection.resultat.conclusion is 'conforme, non_conforme, indetermine.';
comment on column inspection.resultat.commentaire is 'What the report says beside its conclusion.';
comment on column inspection.resultat.auteur_id is 'Who recorded it.';
comment on column inspection.resultat.enregistree_le is 'When it was recorded.';
grant select, insert on inspection.resultat to metier;

create table non_conformite.type_mesure (
  organisation_id uuid not null references organisation.organisation,
  code text not null,
  genre text not null,
  libelle text not null,
  delai_jours integer,
  actif boolean not null,
  auteur_id uuid not null,
  ecrit_le timestamptz not null,
  primary key (organisation_id, code),
  foreign key (organisation_id, auteur_id) references utilisateur.utilisateur,
  constraint type_mesure_genre_connu check (genre in (
    'plan_action', 'precautions', 'sans_reference_bio', 'interdiction_vente',
    'nouvelle_conversion', 'limitation_certificat', 'suspension', 'retrait', 'autre')),
  constraint type_mesure_delai check (delai_jours between 0 and 3650),
  constraint parametre_invalide check (
    ecrit_le between '0001-01-01 00:00:00+00' and '9999-12-31 23:59:59.999999+00')
);
comment on table non_conformite.type_mesure is
  'The organization''s catalogue of measures against non-conformities, each of a kind of the regulation.';
comment on column non_conformite.type_mesure.code is 'What the organization calls it by.';
comment on column non_conformite.type_mesure.genre is
  'The kind of measure, after annex I of regulation (EU) 2021/279; `autre` is of none of them.';
comment on column non_conformite.type_mesure.libelle is 'What people read.';
comment on column non_conformite.type_mesure.delai_jours is
  'Days to carry it out, from the day that it is taken; null when each act says it.';
comment on column non_conformite.type_mesure.actif is 'Whether new measures may be of it.';
comment on column non_conformite.type_mesure.auteur_id is 'Who wrote it last.';
comment on column non_conformite.type_mesure.ecrit_le is 'When it was written last.';
grant select, insert, update on non_conformite.type_mesure to metier;

alter table non_conformite.non_conformite
  add column inspection_id uuid,
  add column question_code text,
  add column enregistree_le timestamptz,
  add column delai_jours integer,
  add column echeance date,
  add column declassement jsonb not null default '[]',
  add column statut text not null default 'ouverte',
  add column mesuree_par uuid[] not null default '{}',
  add column close_par uuid,
  add column close_le timestamptz,
  add column cloture_raison text,
  drop constraint non_conformite_origine,
  add constraint non_conformite_origine check (
    num_nonnulls(commande_id, controle_id, enregistree_le) > 0),
  add constraint non_conformite_d_une_inspection check (
    (inspection_id is null) = (question_code is null)),
  add constraint non_conformite_inspection foreign key (organisation_id, inspection_id)
    references inspection.inspection,
  add constraint non_conformite_cloturee foreign key (organisation_id, close_par)
    references utilisateur.utilisateur,
  add constraint non_conformite_statut_connu check (
    statut in ('ouverte', 'mesuree', 'close', 'sans_objet')),
  add constraint non_conformite_mesuree check (
    statut not in ('mesuree', 'close') or mesuree_par <> '{}'),
  add constraint non_conformite_close check (
    (statut = 'close') = (num_nonnulls(close_par, close_le, cloture_raison) = 3)),
  add constraint non_conformite_close_par_un_autre check (
    close_par <> auteur_id and close_par <> all (mesuree_par)),
  drop constraint parametre_invalide,
  add constraint parametre_invalide check (
    date_operation between '0001-01-01 00:00:00+00' and '9999-12-31 23:59:59.999999+00'
    and enregistree_le between '0001-01-01 00:00:00+00' and '9999-12-31 23:59:59.999999+00'
    and echeance between '0001-01-01' and '9999-12-31'
    and close_le between '0001-01-01 00:00:00+00' and '9999-12-31 23:59:59.999999+00');
comment on table non_conformite.non_conformite is
  'A non-conformity found in the field by a command or an inspection''s answer, stated by the decision that lifted a control, or recorded by the office; what becomes of it until somebody else closes it.';
comment on column non_conformite.non_conformite.inspection_id is
  'The inspection of which an answer named the finding; null of others.';
comment on column non_conformite.non_conformite.question_code is
  'The question whose answer named the finding.';
comment on column non_conformite.non_conformite.enregistree_le is
  'When the office recorded it; null of what a command or a decision wrote.';
comment on column non_conformite.non_conformite.delai_jours is
  'Days to correct it, as the pack said at its date; null where it says none.';
comment on column non_conformite.non_conformite.echeance is
  'The last day to correct it: its date and those days; null where the pack says none.';
comment on column non_conformite.non_conformite.declassement is
  'The states that the pack proposes for the plots, per referential, as it said at its date.';
comment on column non_conformite.non_conformite.statut is
  '`ouverte`, `mesuree` once a measure was taken, `close`; `sans_objet` when what found it says it no more.';
comment on column non_conformite.non_conformite.mesuree_par is 'Who took its measures: none of them closes it.';
comment on column non_conformite.non_conformite.close_par is
  'Who closed it: neither who found it nor who took a measure.';
comment on column non_conformite.non_conformite.close_le is 'When it was closed.';
comment on column non_conformite.non_conformite.cloture_raison is 'What proves that it is corrected.';
create index non_conformite_par_inspection on non_conformite.non_conformite (
  inspection_id, organisation_id) where inspection_id is not null;
create index non_conformite_a_corriger on non_conformite.non_conformite (
  date_operation, id, organisation_id)
  where statut = 'mesuree' or statut = 'ouverte' and echeance is not null;

create table non_conformite.mesure (
  organisation_id uuid not null,
  id uuid not null default gen_random_uuid(),
  rang bigint generated always as identity,
  non_conformite_id uuid not null,
  type_code text not null,
  genre text not null,
  description text not null,
  echeance date,
  auteur_id uuid not null,
  prise_le timestamptz not null,
  primary key (organisation_id, id),
  foreign key (organisation_id, non_conformite_id) references non_conformite.non_conformite,
  foreign key (organisation_id, type_code) references non_conformite.type_mesure,
  foreign key (organisation_id, auteur_id) references utilisateur.utilisateur,
  constraint parametre_invalide check (
    echeance between '0001-01-01' and '9999-12-31'
    and prise_le between '0001-01-01 00:00:00+00' and '9999-12-31 23:59:59.999999+00')
);
comment on table non_conformite.mesure is
  'A measure that was taken against a non-conformity. Append-only: another one is a row of its own.';
comment on column non_conformite.mesure.rang is 'In which order measures were taken.';
comment on column non_conformite.mesure.non_conformite_id is 'What it is taken against.';
comment on column non_conformite.mesure.type_code is 'Which measure of the organization''s catalogue.';
comment on column non_conformite.mesure.genre is 'The kind that the catalogue gave it then.';
comment on column non_conformite.mesure.description is 'What is to be done, as its author wrote it.';
comment on column non_conformite.mesure.echeance is 'The last day for it; null when none was set.';
comment on column non_conformite.mesure.auteur_id is 'Who took it.';
comment on column non_conformite.mesure.prise_le is 'When it was taken.';
create index mesure_par_non_conformite on non_conformite.mesure (
  non_conformite_id, organisation_id, rang);
grant select, insert on non_conformite.mesure to metier;

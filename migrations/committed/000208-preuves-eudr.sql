--! Previous: sha1:263d2cecce70e3cdae62ead66304e1e482a059f2
--! Hash: sha1:3ab9ed5502d72ca3db5a51882126b4bacbfe3e96

-- The customs code of a product and the evidence of a plot, for due diligence statements.
create schema eudr;
grant usage, create on schema eudr to metier;
comment on schema eudr is
  'Due diligence statements on deforestation: evidence of plots, statements, hand-overs.';

alter table produit.produit
  add column code_nc text,
  add column nom_scientifique text,
  add constraint produit_code_nc_forme check (code_nc ~ '^[0-9]{4}([0-9]{2}){0,2}$') not valid,
  add constraint produit_nom_scientifique_forme check (
    length(nom_scientifique) between 1 and 100) not valid;
comment on column produit.produit.code_nc is
  'Its code in the Combined Nomenclature of the EU: 4, 6 or 8 digits; null where nobody gave it.';
comment on column produit.produit.nom_scientifique is
  'The scientific name of its species, which statements on wood need; null where nobody gave it.';

create table eudr.evaluation (
  organisation_id uuid not null references organisation.organisation,
  id uuid not null default gen_random_uuid(),
  parcelle_id uuid not null,
  source_evaluation text not null,
  evaluee_le date not null,
  resultat text not null,
  reference text,
  fichier_nom text,
  fichier_sha256 text,
  note text,
  cree_le timestamptz not null,
  auteur_id uuid not null,
  annulee_le timestamptz,
  annulee_par uuid,
  raison_annulation text,
  primary key (organisation_id, id),
  foreign key (organisation_id, parcelle_id) references parcelle.parcelle,
  foreign key (organisation_id, auteur_id) references utilisateur.utilisateur,
  foreign key (organisation_id, annulee_par) references utilisateur.utilisateur,
  constraint evaluation_resultat_connu check (
    resultat in ('sans_deforestation', 'deforestation', 'a_verifier')),
  constraint evaluation_fichier_entier check (
    (fichier_nom is null) = (fichier_sha256 is null)),
  constraint evaluation_empreinte_forme check (fichier_sha256 ~ '^[0-9a-f]{64}$'),
  constraint parametre_invalide check (
    evaluee_le between '0001-01-01' and '9999-12-31'
    and cree_le >= '0001-01-01' and cree_le <= '9999-12-31'
    and annulee_le >= '0001-01-01' and annulee_le <= '9999-12-31')
);
comment on table eudr.evaluation is
  'A risk assessment of a plot: whether forest was converted there after 31 December 2020.';
comment on column eudr.evaluation.source_evaluation is
  'Where the result comes from: a map and its version, a satellite service, a visit.';
comment on column eudr.evaluation.evaluee_le is 'The day of the assessment.';
comment on column eudr.evaluation.resultat is
  '`sans_deforestation` since the cut-off date, `deforestation`, or `a_verifier`.';
comment on column eudr.evaluation.reference is
  'What the source calls it; null where it has no reference.';
comment on column eudr.evaluation.fichier_nom is
  'The name of the file that the organization keeps of it; null without a file.';
comment on column eudr.evaluation.fichier_sha256 is
  'The SHA-256 of that file, by which anybody recognizes it.';
comment on column eudr.evaluation.annulee_le is 'When it was cancelled: it counts no more.';
comment on column eudr.evaluation.annulee_par is 'Who cancelled it.';
comment on column eudr.evaluation.raison_annulation is 'Why it was cancelled.';
create index evaluation_par_parcelle on eudr.evaluation (parcelle_id, organisation_id);
create index evaluation_par_date on eudr.evaluation (organisation_id, cree_le, id)
  where cree_le >= '-infinity';
comment on index eudr.evaluation_par_date is 'Order of a list.';
grant select, insert, update (annulee_le, annulee_par, raison_annulation)
  on eudr.evaluation to metier;

--! Previous: sha1:f58fab91815df72e84b50e8c7f4c4424c3b0da2b
--! Hash: sha1:0cc3b3d2a76263793e12bb2ab8da5154ee67d828

-- What stands on an index, so that neither a survey reads all surveys of its organization, nor a person
-- all organizations that they belong to (docs/decisions/0075).

-- A comparison of shapes is not leakproof: no index answers it below a row-level policy. Those of
-- integers are.
alter table parcelle.polygone
  add column ouest_microdegres integer
    generated always as (floor(public.st_xmin(forme::public.box3d) * 1000000)::integer) stored,
  add column est_microdegres integer
    generated always as (ceil(public.st_xmax(forme::public.box3d) * 1000000)::integer) stored,
  add column sud_microdegres integer
    generated always as (floor(public.st_ymin(forme::public.box3d) * 1000000)::integer) stored,
  add column nord_microdegres integer
    generated always as (ceil(public.st_ymax(forme::public.box3d) * 1000000)::integer) stored;
comment on column parcelle.polygone.ouest_microdegres is
  'The western end of the least whole box around the shape, in millionths of a degree: by it surveys that may have land in common are found.';
comment on column parcelle.polygone.est_microdegres is 'Its eastern end.';
comment on column parcelle.polygone.sud_microdegres is 'Its southern end.';
comment on column parcelle.polygone.nord_microdegres is 'Its northern end.';
drop index parcelle.polygone_par_forme;
-- Partial on a bound that all shapes meet, so that no lookup enters it by the organization (0060).
create index polygone_par_etendue on parcelle.polygone using gist (
  organisation_id, ouest_microdegres, est_microdegres, sud_microdegres, nord_microdegres)
  where ouest_microdegres >= -180000000;

-- An account is looked up by itself; what a person has still to answer, and what the identity provider
-- has still to be told, is little of all that they belong to.
create index rattachement_par_compte on personne.rattachement (utilisateur_id, organisation_id);
create index rattachement_a_repondre on personne.rattachement (identifiant, utilisateur_id)
  where etat = 'demande';
create index rattachement_a_transmettre on personne.rattachement (identifiant)
  where fournisseur <> 'a_jour';

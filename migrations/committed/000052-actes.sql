--! Previous: sha1:44c25b69ae562cd67978d409a60ede480e845991
--! Hash: sha1:b7ea4125bd238c3d5d1fa2e99747a0b0160983fd

-- What a person may do to a record, by its state, is a row: which act starts from which states and
-- leads to which, the permission that it asks for, the door that it comes through, and the code of
-- its refusal.

create schema acte;
grant usage, create on schema acte to metier;

create table acte.acte (
  entite text not null,
  acte text not null,
  de text[] not null,
  vers text,
  permission text references utilisateur.permission deferrable initially deferred,
  porte text,
  refus text not null,
  fonction text not null,
  offert boolean not null,
  primary key (entite, acte),
  constraint acte_part_d_un_etat check (de <> '{}'),
  constraint acte_offert_par_un_droit check (not offert or permission is not null)
);
comment on table acte.acte is
  'The acts on the records that have states; rows are re-applied from sql/<record>/acte.rows.sql.';
comment on column acte.acte.entite is 'The kind of a record, by the word of its schema and table.';
comment on column acte.acte.acte is 'The act, as its function is called.';
comment on column acte.acte.de is 'The states that it starts from.';
comment on column acte.acte.vers is
  'The state that it leads to; null where the state stays, or is the one that the record came from.';
comment on column acte.acte.permission is
  'The permission that it asks for; null where it comes with another act, or is not an account''s of an organization.';
comment on column acte.acte.porte is 'The route by which it is done; null where it comes with another act.';
comment on column acte.acte.refus is 'The code that answers it from another state.';
comment on column acte.acte.fonction is 'The function that does it.';
comment on column acte.acte.offert is 'Whether it stands among the acts that are possible in a state.';
grant select on acte.acte to metier;

comment on table lot.passage is
  'The matrix of a lot as the version before acte.acte reads it; nothing else does.';

drop function if exists contrat.verrouiller;
drop function if exists utilisateur.changer_statut;
drop function if exists appareil.retirer;

--! Previous: sha1:ec921a812910b0e8df8a1299cf78d50d0cf4b8a5
--! Hash: sha1:88a2dad5f4f5bfbeb6e0d041a9a501d364950489

-- Comments of persons on items of the control queue.
create table controle.commentaire (
  organisation_id uuid not null references organisation.organisation,
  id uuid not null default gen_random_uuid(),
  controle_id uuid not null,
  rang bigint generated always as identity,
  texte text not null,
  auteur_id uuid not null,
  le timestamptz not null,
  primary key (organisation_id, id),
  foreign key (organisation_id, controle_id) references controle.controle,
  foreign key (organisation_id, auteur_id) references utilisateur.utilisateur,
  constraint parametre_invalide check (
    texte ~ '\S' and length(texte) <= 2000 and le >= '0001-01-01' and le <= '9999-12-31')
);
comment on table controle.commentaire is
  'A comment of a person on an item of the control queue. Append-only.';
comment on column controle.commentaire.controle_id is 'The item.';
comment on column controle.commentaire.rang is 'The order in which they were written.';
comment on column controle.commentaire.texte is 'The words of the person.';
create index commentaire_par_controle
  on controle.commentaire (controle_id, organisation_id, rang);
grant select, insert on controle.commentaire to metier;

--! Previous: sha1:4ddb4f8aab3c5d518e4a2759cabb351afda8739a
--! Hash: sha1:d98917ccb805713cd292935c0dcdc9d1f913734f

-- What lets somebody in is kept sealed, under a key that is not in the database; and what tells whether a process has it.

create table core.cle_identite (
  unique_ligne boolean primary key default true,
  temoin text not null,
  pose_le timestamptz not null,
  constraint cle_identite_une_ligne check (unique_ligne),
  constraint cle_identite_scellee check (temoin like 'scelle.%')
);
comment on table core.cle_identite is
  'A text sealed under the key of this installation: a process that can not open it has another key, and does not start.';
grant select, insert on core.cle_identite to metier;

alter table connexion.titulaire
  drop constraint titulaire_mot_de_passe_forme,
  add constraint titulaire_mot_de_passe_forme check (mot_de_passe ~ '^(scelle\.|[$]argon2id[$])');
comment on column connexion.titulaire.mot_de_passe is
  'argon2id hash, never the password; sealed, but for an account that the service has not seen since it seals.';
comment on column connexion.cle_signature.jwk is 'The key; its private member `d` is sealed.';

alter table personne.personne
  drop constraint personne_mot_de_passe_hache,
  add constraint personne_mot_de_passe_hache check (mot_de_passe_a_poser ~ '^(scelle\.|[$]argon2id[$])');
comment on column personne.personne.mot_de_passe_a_poser is
  'Sealed hash of a password that the provider was not given yet; null again once it was.';

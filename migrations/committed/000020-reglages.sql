--! Previous: sha1:8fa6a1d54c0ee8c8c0e91d6be155b717674325dc
--! Hash: sha1:c4e8c157679f3f83521165c4faa8a136f322dc1f

-- Settings with their bounds and reasons, numbering models with their prefix, codes that are
-- cancelled, codes that drain a phone, and the error code of a product's unique code.

alter table reglage.cle
  add column minimum bigint,
  add column maximum bigint,
  add column valeurs text[],
  add column membres jsonb,
  add column suffixe text,
  add constraint cle_suffixe_connu check (suffixe in ('process', 'product'));
comment on column reglage.cle.valeurs is 'The texts that a `texte` accepts.';
comment on column reglage.cle.membres is
  'The members that an `objet` may have, each an integer with its `minimum` and `maximum`.';
comment on column reglage.cle.suffixe is
  'The key declares a family: its last segment stands for a product''s code or a process''s word.';

alter table reglage.reglage
  add column raison text,
  add column ecrit_le timestamptz,
  add constraint reglage_raison_bornee check (length(raison) between 1 and 1000);
comment on column reglage.reglage.valeur is
  'JSON `null` returns to the default of the key.';
comment on column reglage.reglage.ecrit_le is
  'When it was written; null for the versions that did not keep it.';

alter table numerotation.modele
  add column prefixe_entreprise text,
  add constraint modele_prefixe_forme check (prefixe_entreprise ~ '^[A-Z0-9]{1,10}$');
comment on column numerotation.modele.prefixe_entreprise is
  'The company prefix that this version writes; null: the one of the organization.';

alter table appareil.code_enrolement
  add column remplace_id uuid,
  add column annule_le timestamptz,
  add column annule_par uuid,
  add column raison_annulation text,
  add foreign key (organisation_id, remplace_id) references appareil.appareil,
  add foreign key (organisation_id, annule_par) references utilisateur.utilisateur,
  add constraint code_enrolement_annulation_entiere check (
    (annule_le is null) = (annule_par is null) and (annule_le is null) = (raison_annulation is null)),
  add constraint code_enrolement_annule_ou_utilise check (annule_le is null or appareil_id is null);
comment on column appareil.code_enrolement.remplace_id is
  'The device that the one enrolled with this code replaces.';
create index code_enrolement_par_date on appareil.code_enrolement (organisation_id, cree_le, id);

create table appareil.code_vidage (
  organisation_id uuid not null,
  id uuid not null default gen_random_uuid(),
  appareil_id uuid not null,
  empreinte text not null,
  raison text not null,
  cree_par uuid not null,
  cree_le timestamptz not null,
  expire_le timestamptz not null,
  utilise_le timestamptz,
  primary key (organisation_id, id),
  foreign key (organisation_id, appareil_id) references appareil.appareil,
  foreign key (organisation_id, cree_par) references utilisateur.utilisateur,
  constraint code_vidage_unique unique (organisation_id, empreinte)
);
comment on table appareil.code_vidage is
  'A code by which a phone that no longer signs in drains its queue, kept as its SHA-256; used once, by one device.';
grant select, insert, update on appareil.code_vidage to metier;

alter table produit.produit
  drop constraint produit_code_unique,
  add constraint produit_code_pris unique (organisation_id, code);

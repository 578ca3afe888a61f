--! Previous: sha1:8d83377e0fce815139223494a4326d0e233e5a03
--! Hash: sha1:b03ee53b5e61f3c88c674ff7637f8f2e46136aae

-- What a command needs no second look for: its device is the one that was locked; ranks and categories of
-- quality states, and the ledger accounts of who is named, are read when the batch opens. The rules of
-- before can not make these types any more, so that the time until those of this version stand is short
-- (docs/decisions/0042).
alter type saisie.regles add attribute etats jsonb;
comment on column saisie.regles.etats is
  'Quality states by referential and code, with rank and category; null where one command is alone.';
alter type commande.liasse add attribute comptes jsonb;
comment on column commande.liasse.comptes is
  'Ledger accounts of the caller and of the producers whom the envelopes name, by kind and object.';
alter type commande.contexte add attribute appareil appareil.appareil;
comment on column commande.contexte.appareil is
  'The device as it was locked; null where nobody locked it.';
alter type commande.contexte add attribute comptes jsonb;
comment on column commande.contexte.comptes is
  'Ledger accounts that its batch has read, by kind and object.';

-- The range of rows that a journal begins with is summed up once it is full, as the others are: an entry
-- reads a page less.
select pg_catalog.brin_desummarize_range('journal.evenement_par_date', 0);

-- A plot says itself that it never changed hands; of plots from before, null, transfers are looked for. New
-- ones say it from when the trigger on transfers stands, which comes with the rules.
alter table parcelle.parcelle add column transferee boolean;
comment on column parcelle.parcelle.transferee is
  'Whether it ever went to another producer; null of plots from before this was kept, where transfers tell.';

-- What a reception takes is looked for by its reference or its collection: an index that begins with the
-- organization was read whole by a lookup that states its condition (docs/decisions/0060). Each holds the
-- rows that have what it begins with, which no lookup says but its own.
drop index reception.reference_deja_recue;
create unique index reference_deja_recue on reception.apport (reference_provisoire, organisation_id)
  where annule_le is null and reference_provisoire is not null;
drop index reception.collecte_deja_recue;
create unique index collecte_deja_recue on reception.apport (collecte_id, organisation_id)
  where annule_le is null and collecte_id is not null;

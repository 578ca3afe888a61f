--! Previous: sha1:3ac87fa3200f5c1f1c6688bd2d4e41694e1b5d3a
--! Hash: sha1:fc7c1845b5f16353ba33d859850b206eaa6c4ec0

-- What a phone says is compared with what is known, by one function a command type; a device's
-- commands are dated no earlier than its enrolment; units are those of a catalogue.

alter table commande.type_commande add column examen text;
comment on column commande.type_commande.examen is
  'The function that says what is wrong with a command of the type by what is known; null where there is nothing to compare.';

alter type commande.lot add attribute enrole_le timestamptz;
comment on type commande.lot is
  'What a batch is judged with: the caller, the device, whether it is the caller''s own and when it was enrolled, the previous synchronization and the reception.';

create table intrant.unite (
  code text primary key,
  constraint unite_code_connu check (code ~ '^[A-Z0-9]{2,3}$')
);
comment on table intrant.unite is
  'The units of UN/ECE Recommendation 20 that an input may be counted in; rows are re-applied from sql/intrant/unite.rows.sql.';
grant select on intrant.unite to metier;

alter table commande.commande_resultat add column details jsonb;
comment on column commande.commande_resultat.details is
  'What is worth a look in an accepted command and calls for no control; null when there is nothing.';

--! Previous: sha1:1807421046302d758d7c5b645170213c3536d8b2
--! Hash: sha1:4488b99830171b2a38317d7d96838112d2341543

-- Fewer rows of a collection: its first weighings stand in its own row, what is still to be sent in the row of the message.

-- As long as the rules before this one may be installed again, both ways of writing are read.
alter table collecte.collecte
  add column pesees bigint[],
  add constraint tare_superieure_au_brut check (
    0 <= all (pesees) and cardinality(pesees) > 0 and cardinality(pesees) % 2 = 0);
comment on column collecte.collecte.pesees is
  'Its weighings as it was recorded, in g: of each the tare, then the net. Null when they stand in collecte.pesee.';

alter table collecte.sms
  add column du_le timestamptz,
  add column ouvrier text,
  add column tente_le timestamptz,
  drop constraint parametre_invalide,
  add constraint parametre_invalide check (
    le >= '0001-01-01 00:00:00+00' and le <= '9999-12-31 23:59:59.999999+00'
    and du_le >= '0001-01-01 00:00:00+00' and du_le <= '9999-12-31 23:59:59.999999+00'
    and tente_le >= '0001-01-01 00:00:00+00' and tente_le <= '9999-12-31 23:59:59.999999+00');
comment on column collecte.sms.du_le is
  'Since when it is due, in whose order messages are sent; null once it is settled.';
create index sms_a_envoyer on collecte.sms (organisation_id, du_le, collecte_id)
  where du_le is not null;
comment on table collecte.sms_du is
  'Empty: what was still to be sent before collecte.sms said so itself. Goes with a later version.';

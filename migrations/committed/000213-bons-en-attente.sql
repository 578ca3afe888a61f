--! Previous: sha1:48d9b24725069cd477f6c262abdd0871b885b3ef
--! Hash: sha1:35c717921ff4e3f49f8e8b153a60ff4154184cff

-- Stops: phones that send delivery notes and the office that receives, while the index is made: a second for
-- each million notes.

-- Delivery notes that may wait for a reception (docs/decisions/0208-bons-en-attente.md).
alter table livraison.bon add column if not exists attend boolean not null default true;
comment on column livraison.bon.attend is
  'False once each collection on the note is received, or the note is cancelled: it is not looked at as one that waits.';

create index bon_en_attente on livraison.bon (organisation_id, id) where attend;
comment on index livraison.bon_en_attente is 'Notes that may wait, in the order of their list.';

grant usage on schema livraison, reception to migration;
grant select, update (attend) on livraison.bon to migration;
grant select on livraison.bon_collecte, reception.apport to migration;
set local role migration;
set local row_security = off;
update livraison.bon b set attend = false
where not exists (
  select from livraison.bon_collecte l
  where l.organisation_id = b.organisation_id and l.bon_id = b.id and l.collecte_id is not null
    and not exists (select from reception.apport a
                    where a.organisation_id = l.organisation_id and a.collecte_id = l.collecte_id
                      and a.annule_le is null));
set local row_security = on;
set local role proprietaire;
revoke select on livraison.bon_collecte, reception.apport from migration;
revoke select, update (attend) on livraison.bon from migration;
revoke usage on schema livraison, reception from migration;

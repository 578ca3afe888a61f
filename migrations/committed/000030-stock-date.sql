--! Previous: sha1:92fe0752f53ade20228ec4cf7a7844a571d47a69
--! Hash: sha1:7bdfe2689f6db2fc27750ff92c2ee2b3aabccf9d

-- A lot never holds less than nothing, at any date: the ledger keeps until when a lot's balance is
-- known, and a reversal stands at the date of what it reverses.

alter table matiere.solde add column derniere_operation timestamptz;
comment on column matiere.solde.derniere_operation is
  'The operation date of the latest entry: from then on the lot holds its balance. Null: nothing moved.';

-- Reversals posted before stand at the date of what they reverse too; when they were recorded
-- stays. The guard of append-only tables, where it stands already, lets this one statement pass.
alter table matiere.mouvement disable trigger user;
grant usage on schema matiere to migration;
grant select on matiere.mouvement, matiere.ecriture, matiere.solde to migration;
grant update on matiere.mouvement, matiere.solde to migration;
set local role migration;
set local row_security = off;
update matiere.mouvement m set date_operation = o.date_operation
from matiere.mouvement o
where o.organisation_id = m.organisation_id and o.id = m.contrepasse_id;
update matiere.solde s set derniere_operation = (
  select max(m.date_operation)
  from matiere.ecriture e
    join matiere.mouvement m on m.organisation_id = e.organisation_id and m.id = e.mouvement_id
  where e.organisation_id = s.organisation_id and e.compte_id = s.compte_id);
set local row_security = on;
set local role proprietaire;
revoke select on matiere.mouvement, matiere.ecriture, matiere.solde from migration;
revoke update on matiere.mouvement, matiere.solde from migration;
revoke usage on schema matiere from migration;
alter table matiere.mouvement enable trigger user;

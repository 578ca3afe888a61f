-- What is to be sent is noted with the message itself, whichever version of the rules writes it.
-- Spec: collectes#sms.
-- Chosen: docs/decisions/0042-montee-de-version.md. What waited before there was a trigger is noted
--         once, here: the lock that the trigger takes lets no message pass between the two.
do $triggers$
begin
  if not exists (select from pg_catalog.pg_trigger
                 where tgrelid = 'collecte.sms'::regclass and tgname = 'noter_du') then
    create trigger noter_du after insert on collecte.sms
      for each row execute function collecte.noter_du();
    grant usage on schema collecte to migration;
    grant select on collecte.sms to migration;
    grant insert on collecte.sms_du to migration;
    set local role migration;
    set local row_security = off;
    insert into collecte.sms_du (organisation_id, collecte_id, version, le, tente_le)
    select s.organisation_id, s.collecte_id, s.version, s.le,
           case when s.statut = 'echoue' then s.le end
    from collecte.sms s
    where s.statut in ('a_envoyer', 'en_cours') or s.statut = 'echoue' and s.tentatives < 10;
    set local row_security = on;
    set local role proprietaire;
    revoke all on collecte.sms, collecte.sms_du from migration;
    revoke usage on schema collecte from migration;
  end if;
end
$triggers$;

-- Moves pending messages of an older version into the rows of `collecte.sms`; guards the weighings
-- and the first consumption of a collection against changes.
-- Spec: collectes#sms, service#rien-n-est-efface.
-- Chosen: docs/performance.md#rows, 0042-montee-de-version.md. Messages that waited in a table of
--         their own are taken over together with the trigger that wrote them; the trigger's lock
--         lets no message pass between the two.
do $triggers$
begin
  if exists (select from pg_catalog.pg_trigger
             where tgrelid = 'collecte.sms'::regclass and tgname = 'noter_du') then
    drop trigger noter_du on collecte.sms;
    grant usage on schema collecte to migration;
    grant select, update on collecte.sms to migration;
    grant select, delete on collecte.sms_du to migration;
    set local role migration;
    set local row_security = off;
    with du as (
      delete from collecte.sms_du d
      returning d.organisation_id, d.collecte_id, d.version, d.le, d.ouvrier, d.tente_le
    )
    update collecte.sms s set du_le = d.le, ouvrier = d.ouvrier, tente_le = d.tente_le
    from du d
    where s.organisation_id = d.organisation_id and s.collecte_id = d.collecte_id
      and s.version = d.version;
    set local row_security = on;
    set local role proprietaire;
    revoke all on collecte.sms, collecte.sms_du from migration;
    revoke usage on schema collecte from migration;
  end if;
  if not exists (select from pg_catalog.pg_trigger
                 where tgrelid = 'collecte.collecte'::regclass and tgname = 'naissance_gardee') then
    create trigger naissance_gardee before update of pesees, prise_campagne_id, prise_producteur_id,
      prise_matiere_code, prise_etat_code, prise_g, prise_rang on collecte.collecte
      for each statement execute function core.refuser_modification();
  end if;
end
$triggers$;

--! Previous: sha1:3c151e162b7ef72f87f58464853455466e043613
--! Hash: sha1:303452febe5ba7a4e72ba3b2c374bdad0c396489

-- A phone without a clock is compared with the latest synchronization that left no command behind.
alter table appareil.appareil
  add column synchro_entiere timestamptz,
  add column entiere_precedente timestamptz,
  drop constraint parametre_invalide,
  add constraint parametre_invalide check (
    enrole_le between '0001-01-01 00:00:00+00' and '9999-12-31 23:59:59.999999+00'
    and revoque_le between '0001-01-01 00:00:00+00' and '9999-12-31 23:59:59.999999+00'
    and derniere_synchro between '0001-01-01 00:00:00+00' and '9999-12-31 23:59:59.999999+00'
    and synchro_precedente between '0001-01-01 00:00:00+00' and '9999-12-31 23:59:59.999999+00'
    and lot_plein_le between '0001-01-01 00:00:00+00' and '9999-12-31 23:59:59.999999+00'
    and synchro_entiere between '0001-01-01 00:00:00+00' and '9999-12-31 23:59:59.999999+00'
    and entiere_precedente between '0001-01-01 00:00:00+00' and '9999-12-31 23:59:59.999999+00') not valid;
comment on column appareil.appareil.synchro_entiere is
  'The latest synchronization that left no command behind; null of devices from before, where the last one tells.';
comment on column appareil.appareil.entiere_precedente is
  'The latest one that left no command behind before the current synchronization.';
comment on column appareil.appareil.lot_plein_le is
  'When the last batch came: one that comes soon after it continues its synchronization.';
alter type commande.liasse add attribute suite_le timestamptz;
comment on column commande.liasse.suite_le is
  'When the last batch of the synchronization that this one continues came; null where it begins one.';
alter type commande.liasse add attribute synchro_entiere timestamptz;
comment on column commande.liasse.synchro_entiere is
  'The latest synchronization before this one that left no command behind.';

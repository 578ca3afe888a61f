--! Previous: sha1:c36c35e5073215a714daf7dbc5eb2b62186cdee2
--! Hash: sha1:844d697a0d27870a4813972a4cb1fe718e84fe54

-- A command that waits without a date is dated later by what the service knew when it arrived.
alter table commande.commande
  add column synchro_entiere timestamptz,
  drop constraint parametre_invalide,
  add constraint parametre_invalide check (
    cree_le_appareil between '0001-01-01 00:00:00+00' and '9999-12-31 23:59:59.999999+00'
    and date_operation between '0001-01-01 00:00:00+00' and '9999-12-31 23:59:59.999999+00'
    and synchro_precedente between '0001-01-01 00:00:00+00' and '9999-12-31 23:59:59.999999+00'
    and recue_le between '0001-01-01 00:00:00+00' and '9999-12-31 23:59:59.999999+00'
    and synchro_entiere between '0001-01-01 00:00:00+00' and '9999-12-31 23:59:59.999999+00') not valid;
comment on column commande.commande.synchro_entiere is
  'The latest synchronization before its own that left no command behind; only of commands that arrived without a date.';

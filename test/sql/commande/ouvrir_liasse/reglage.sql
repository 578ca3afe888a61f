-- Spec: commandes#synchronisation: the time within which a batch continues a synchronization is a
-- setting of the organization.
begin;
set local role metier;
select plan(2);
select essai.preparer();

insert into reglage.reglage values (core.organisation_id(), 'sync.suite_lot_plein_min', 1, '30',
  essai.t(-1), null);
create function pg_temp.lot(p_le timestamptz) returns commande.liasse language sql as $$
  select commande.ouvrir_liasse((core.organisation_id(), essai.id('agent ESSAI'),
      true)::utilisateur.session, essai.id('appareil ESSAI'), p_le)
$$;
select from commande.clore_liasse(pg_temp.lot(essai.t()), true);

select is((pg_temp.lot(essai.t(0, '08:30'))).synchro_precedente, essai.t(-1),
  'thirty minutes when the organization says so');
select is((pg_temp.lot(essai.t(0, '08:31'))).synchro_precedente, essai.t(), 'no more');

select * from finish();
rollback;

-- Spec: service#donnees-en-place: a report that an older version put under control without its
-- collection is listed once, and a person's act blocks the payment by it.
begin;
set local role metier;
select plan(4);
select essai.preparer_operations();

select from essai.collecter('collecte');
select from essai.faire('collecte.signaler_erreur', 'x');
update controle.controle set entite = 'signalement', entite_id = essai.id('x');
create function pg_temp.jugees() returns text language sql as $$
  select string_agg(format('%s %s', e.avant -> 'controles', e.details -> 0 ->> 'motif'), ', ')
  from rejugement.commandes_jugees_autrement(array(select c.id from commande.commande c)) as e
$$;
create function pg_temp.est_bloque() returns boolean language sql as $$
  select e.paiement_bloque from collecte.effet e where e.collecte_id = essai.id('collecte')
$$;
select is(pg_temp.jugees(), '["erreur_signalee_agent"] poids', 'the report is listed');
select is(pg_temp.est_bloque(), false, 'nothing changes by itself');
select from rejugement.appliquer('commande', essai.id('commande x'), 'essai', essai.t(1));
select is(pg_temp.est_bloque(), true, 'applied: the payment is blocked');
select is(pg_temp.jugees(), null, 'and nothing is left to list');

select * from finish();
rollback;

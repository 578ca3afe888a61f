-- Spec: identites-et-droits#ensembles-defaut: the permissions of each set in a new organization.
begin;
set local role metier;
select plan(14);
select essai.preparer();

create function pg_temp.tenue_par(p_permission text) returns text[] language sql as $$
  select array_agg(e.code order by e.code) from utilisateur.ensemble e
    join utilisateur.ensemble_permission p on p.ensemble_id = e.id
  where p.permission = p_permission and p.incluse_pendant @> essai.t()
$$;

select is(pg_temp.tenue_par('modules.manage'), '{administrateur_client,direction}',
  'modules.manage');
select is(pg_temp.tenue_par('sales.manage'), '{administrateur_client,commercial}', 'sales.manage');
select is(pg_temp.tenue_par('shipping.manage'), '{administrateur_client,magasinier}',
  'shipping.manage');
select is(pg_temp.tenue_par('stock.reverse'), '{direction}', 'stock.reverse');
select is(pg_temp.tenue_par('recall.manage'), '{direction}', 'recall.manage');
select is(pg_temp.tenue_par('audit.export'), '{direction}', 'audit.export');
select is(pg_temp.tenue_par('eudr.submit'), '{administrateur_client,direction}', 'eudr.submit');
select is(pg_temp.tenue_par('reception.derogate'), '{direction}', 'reception.derogate');
select is(pg_temp.tenue_par('stock.release_quarantine'), '{direction,rsci}',
  'stock.release_quarantine');
select is(pg_temp.tenue_par('capacity.approve'), '{direction,rsci}', 'capacity.approve');
select is(pg_temp.tenue_par('review.resolve'), '{administrateur_client,direction,rsci}',
  'review.resolve, limited by motif');
select is(pg_temp.tenue_par('collection.record'), '{agent_collecte}', 'collection.record');
select is(pg_temp.tenue_par('users.manage'), '{administrateur_client}', 'users.manage');
select is(pg_temp.tenue_par('webhooks.manage'), '{administrateur_client}', 'webhooks.manage');

select * from finish();
rollback;

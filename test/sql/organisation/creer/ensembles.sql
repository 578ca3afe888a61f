-- domain.md §1: "Default permission sets of a new organization: `direction`, `administrateur_client`, `rsci`, `commercial`,
-- `magasinier`, `agent_collecte`, `inspecteur`, `auditeur`".
begin;
set local role metier;
select plan(3);
select essai.preparer();

select is((select array_agg(e.code order by e.code) from utilisateur.ensemble e),
  '{administrateur_client,agent_collecte,auditeur,commercial,direction,inspecteur,magasinier,rsci}', 'eight sets');
select is((select count(*) from utilisateur.ensemble_permission p where not p.incluse_pendant = tstzmultirange(tstzrange(essai.t(-400), null))),
  0::bigint,
  'filled from the creation on');
select set_eq($$ select p.permission from utilisateur.ensemble_permission p join utilisateur.ensemble e on e.id = p.ensemble_id where e.code = 'agent_collecte' $$,
  $$ select t.code from utilisateur.permission t where t.de_commande and t.code <> 'inspection.record' $$, 'an agent holds the command permissions but inspection');

select * from finish();
rollback;

-- Spec: identites-et-droits#ensembles-defaut: a new organization has nine sets.
begin;
set local role metier;
select plan(4);
select essai.preparer();

select is((select array_agg(e.code order by e.code) from utilisateur.ensemble e),
  '{administrateur_client,agent_collecte,auditeur,commercial,direction,inspecteur,magasinier,rsci,'
    'tresorier}',
  'nine sets');
select is((select count(*) from utilisateur.ensemble_permission p
    where not p.incluse_pendant = tstzmultirange(tstzrange(essai.t(-400), null))),
  0::bigint,
  'filled from the creation on');
select set_eq($$ select p.permission from utilisateur.ensemble_permission p
    join utilisateur.ensemble e on e.id = p.ensemble_id where e.code = 'agent_collecte' $$,
  $$ select t.code from utilisateur.permission t where t.de_commande
    and t.code <> 'inspection.record' $$, 'an agent holds the command permissions but inspection');

select is((select count(*) from utilisateur.ensemble_version v join utilisateur.ensemble e
    on e.id = v.ensemble_id
           where v.version = 1 and v.auteur_id is null
             and v.permissions = string_to_array(essai.contenu(e.code, essai.t()), ',')), 9::bigint,
  'each with its first version');

select * from finish();
rollback;

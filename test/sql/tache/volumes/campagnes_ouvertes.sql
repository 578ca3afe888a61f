-- Spec: support-et-cockpit#cockpit: the figures of open campaigns are the collections in force, by
-- organization and campaign, with their marketable mass.
begin;
set local role metier;
select plan(5);
select essai.preparer();

create function pg_temp.volumes(p_code text) returns json language sql as $$
  select v.campagnes from tache.volumes(array[essai.id('organisation ' || p_code)]) v
$$;
select is(pg_temp.volumes('ESSAI') -> 0 ->> 'collectes', '0',
  'an open campaign that holds nothing');
select essai.collecter('une');
select essai.collecter('autre', essai.kg(50000));
select is((pg_temp.volumes('ESSAI') -> 0)::jsonb - 'code',
  (select jsonb_build_object('collectes', 2, 'net_marchand_g', sum(c.net_marchand_g))
   from collecte.collecte c), 'collections that stand, and their mass');
select collecte.devalider(essai.id('autre'), essai.t());
select is((pg_temp.volumes('ESSAI') -> 0)::jsonb - 'code',
  '{"collectes": 1, "net_marchand_g": 100000}', 'what was devalidated is not there');
select is(pg_temp.volumes('VOISIN') -> 0 ->> 'collectes', '0', 'nor is it at a neighbour''s');
reset role;
update campagne.campagne set statut = 'cloturee' where id = essai.id('campagne ESSAI');
set local role metier;
select is(pg_temp.volumes('ESSAI')::jsonb, null, 'a campaign that is closed is not shown');

select * from finish();
rollback;

-- Spec: terrain#producteurs: A producer shows group, plots, balances, history, aliases and open
-- controls, never the identity document.
begin;
set local role metier;
select plan(8);
select essai.preparer_operations();
select essai.provoquer('doublon_identite');
create temp view detail as select producteur.detailler(essai.id('premier'), essai.t())::jsonb as d;
select is((select d #>> '{groupement,code}' from detail), 'G1', 'the group');
select is((select d -> 'piece_identite_deposee' from detail), 'true', 'a document is on file');
select ok(not exists (select from detail where d::text ~* 'B ?12'), 'its number is not told');
select is((select jsonb_path_query_array(producteur.detailler(essai.id('x'), essai.t())::jsonb,
      '$.controles[*].motif')), '["doublon_identite"]', 'the open controls');
select essai.lever('rsci ESSAI', 'x', 'doublon_identite', 'fusion');
select is((select d -> 'alias' from detail), jsonb_build_array(essai.id('x')), 'the aliases');
select is(producteur.detailler(essai.id('x'), essai.t())::jsonb ->> 'id', essai.id('premier')::text,
  'an alias answers the kept one');
select is((producteur.detailler(essai.id('Kossi'), essai.t())::jsonb) #>> '{soldes,0,plafond_g}',
  '1000000', 'the balances');
select throws_ok($$ select producteur.detailler(essai.id('?'), essai.t()) $$, 'TR404',
  'producteur_inconnu', 'an unknown one');

select * from finish();
rollback;

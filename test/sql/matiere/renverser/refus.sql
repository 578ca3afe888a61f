-- Spec: matiere#contrepassation: steps, expeditions and collections are taken back by their own
-- records; a mirror can not be reversed.
begin;
set local role metier;
select plan(6);
select essai.preparer();

select from essai.collecter('c');
select from essai.arriver('a', '[{"collecte": "c", "quantite_g": 100000, "recu_g": 100000}]');
select from essai.transformer('{a}', 'fille', 1000);
select from essai.embarquer('a', 'navire', 10);
select is(array[essai.renverser(essai.mouvement('collecte')),
    essai.renverser(essai.mouvement('etape')), essai.renverser(essai.mouvement('expedition'))],
  array_fill('contrepassation_refusee'::text, array[3]), 'not by themselves');
select is(
  (select array_agg(split_part(essai.details_de(format('select matiere.renverser(%L, %L, %L, %L)',
       essai.mouvement(g), 'x', essai.id('rsci ESSAI'), essai.t(1))) ->> 'acte', '/', n)
     order by g, n)
   from unnest('{etape,expedition}'::text[]) as g, unnest('{3,5}'::integer[]) as n),
  '{etapes,devalider,expeditions,devalider}', 'but by acts of their own, which are named');
select is(essai.renverser(essai.id('?')), 'mouvement_inconnu', 'none');
select from essai.retirer('a');
select is(essai.renverser(essai.mouvement('destruction')), 'contrepassation', 'a destruction');
select is(essai.renverser(essai.mouvement('contrepassation')), 'mouvement_deja_contrepasse',
  'and not its mirror');
select is((select c.raison from matiere.contrepassation c
    where c.mouvement_id = essai.mouvement('contrepassation')), 'essai', 'with the reason');

select * from finish();
rollback;

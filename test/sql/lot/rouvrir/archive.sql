-- Spec: lots#archivage: an archived lot opens again, in its state before, when what was taken from
-- it is taken back; one that a recall found meanwhile is held.
begin;
set local role metier;
select plan(9);
select essai.preparer_ventes();

create function pg_temp.archiver(p_nom text) returns text language sql as $$
  select lot.changer_statut(essai.id('lot ' || p_nom), 'archiver', null, essai.id('rsci ESSAI'),
    essai.t(4))
$$;
select from unnest('{a,b,c}'::text[]) as n, essai.lot(n, 1000, 'validé');
select essai.vendre('W', '{"tolerance_cp": 10000}');
select essai.charger('x', 'W', '{"a": 400, "b": 100}'), essai.expedier('x');
select essai.charger('y', 'W', '{"a": 500}'), essai.expedier('y');
select from essai.retirer('a', '{"quantite_g": 100}');
select essai.un_rappel('rappel');
select pg_temp.archiver('a');
select is(essai.etats('a'), 'archivé 0', 'put away by mistake');
select is(essai.expedier('y', 'devalider', 5), 'brouillon', 'a shipment is taken back');
select is(essai.etats('a', 'b'), 'validé 500, validé 900', 'the lot is as before');
select is(essai.renverser(essai.mouvement('destruction')), 'contrepassation', 'an output too');
select is(essai.etats('a'), 'validé 600', 'to the same lot');
select is((select array_agg(t.vers order by t.rang) from lot.transition t
    where t.lot_id = essai.id('lot a') and t.rang > 2), '{archivé,validé}', 'each passage is kept');

select essai.charger('z', 'W', '{"c": 1000}'), essai.expedier('z'), pg_temp.archiver('c');
select is(rappel.bloquer((select r from rappel.rappel r where r.id = essai.id('rappel')),
    essai.id('lot c'), essai.id('rsci ESSAI'), essai.t(5)), 'non_bloquable', 'recalled meanwhile');
select is(essai.expedier('z', 'devalider', 6), 'brouillon', 'after its consumption');
select is(essai.etats('c'), 'quarantaine 1000', 'held for the recall');

select * from finish();
rollback;

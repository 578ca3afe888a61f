-- Spec: ventes-et-expeditions#devalidation: the sale is open again, and the lots have their former
-- states.
begin;
set local role metier;
select plan(19);
select essai.preparer_ventes();

select from unnest('{a,b,c,d,e}'::text[]) as n, essai.lot(n, 1000, 'validé');
select essai.vendre('V', '{"tolerance_cp": 10000}'), essai.vendre('W', '{"tolerance_cp": 10000}');
select essai.charger('x', 'V', '{"a": 400}'), essai.charger('y', 'V', '{"a": 600, "b": 500}');
select essai.expedier('x'), essai.expedier('y');
select is((select v.statut from vente.vente v where v.code = 'V'), 'soldée', 'settled');
select is(essai.expedier('x', 'devalider', 4), 'brouillon', 'an expedition is a draft again');
select is(essai.etats('a', 'b'), 'validé 400, validé 500',
  'a lot that another one emptied leaves `consommé`');
select is((select v.statut from vente.vente v where v.code = 'V'), 'validée', 'the sale is open');
select is((select string_agg(t.acte, ',' order by t.rang) from vente.transition t
    where t.vente_id = essai.vente('V')), 'creer,valider,solder,rouvrir', 'which is told');
select is((select string_agg(t.acte || ' ' || t.vers, ',' order by t.rang) from lot.transition t
    where t.lot_id = essai.id('lot a') and t.rang > 2), 'consommer consommé,devalider validé',
  'of the lot too');
select is((select array[x.mouvement_id::text, x.certificats::text] from expedition.expedition x
    where x.note = 'x'), '{null,null}', 'nothing of its departure stays');
select is((select count(*) from matiere.filiation f where f.vers_id = essai.expedition('x')
    and not f.annulee), 0::bigint, 'nor what became of what');
select is(essai.expedier('x', 'devalider'), '409 transition_refusee', 'once');
select is(essai.expedier('?', 'devalider'), '404 expedition_inconnue', 'none');
select is(essai.expedier('x'), 'validée', 'it leaves anew');
select is(essai.etats('a'), 'consommé 0', 'and empties the lot anew');
select is((select o.statut_precedent from lot.lot o where o.id = essai.id('lot a')), 'validé',
  'which could come back');

select essai.charger('z', 'W', '{"c": 1000, "d": 1}'), essai.expedier('z');
select lot.mettre_en_quarantaine(essai.id('lot d'), 'x', null, essai.id('rsci ESSAI'), essai.t(4));
select essai.un_rappel('rappel');
update lot.lot set rappel_id = essai.id('rappel') where id = essai.id('lot c');
select is(essai.expedier('z', 'devalider', 4), 'brouillon',
  'a quarantined lot takes its matter back');
select is(essai.etats('c', 'd'), 'quarantaine 1000, quarantaine 1000',
  'one that a recall found meanwhile is held');
select is((select count(*) from lot.quarantaine_lot q where q.rappel_id = essai.id('rappel')),
  1::bigint, 'by an event');
select lot.liberer(essai.id('lot c'), 'sain', essai.id('rsci ESSAI'), essai.t(4)),
  lot.liberer(essai.id('lot d'), 'sain', essai.id('rsci ESSAI'), essai.t(4));
select essai.expedier('z', 'valider', 5), essai.expedier('z', 'devalider', 5);
select is(essai.etats('c', 'd'), 'validé 1000, validé 1000',
  'what was released since is not held again');

select essai.charger('e', 'W', '{"e": 1000}'), essai.expedier('e');
select lot.changer_statut(essai.id('lot e'), 'archiver', null, essai.id('rsci ESSAI'), essai.t(4));
select is(essai.expedier('e', 'devalider', 5), 'brouillon', 'its lot was archived since');
select is(essai.etats('e'), 'validé 1000', 'and opens again');

select * from finish();
rollback;

-- Spec: lots#consommation: a lot emptied by destruction or samples keeps its status.
begin;
set local role metier;
select plan(8);
select essai.preparer();

select from unnest(
  '{validé,en_attente,rejeté,annulé,quarantaine,brouillon,archivé,consommé}'::text[]) as s,
  essai.lot(s, 1000, s);
select is(array[essai.retirer('validé', '{"quantite_g": 1000}'), essai.retirer('en_attente'),
    essai.retirer('rejeté'), essai.retirer('annulé')],
  array_fill('destruction'::text, array[4]), 'in any state that may be debited');
select is((select format('%s %s', statut, essai.quantite('validé')) from lot.lot
    where id = essai.id('lot validé')), 'validé 0', 'emptied, it keeps its state');
select is(array[essai.retirer('quarantaine'), essai.retirer('brouillon'), essai.retirer('archivé'),
    essai.retirer('consommé')],
  '{lot_en_quarantaine,lot_non_debitable,lot_non_debitable,lot_non_debitable}', 'and in no other');
select is(essai.retirer('validé'), 'stock_insuffisant', 'not more than there is');
select is(essai.retirer('en_attente',
    '{"genre": "echantillon", "destinataire": "Labo", "quantite_g": 50}'), 'echantillon',
  'a sample');
select is(essai.tenu('perte'), 'ANANAS 1350', 'is lost to the stock');
select is(essai.retirer('?'), 'lot_inconnu', 'no lot');
select is(essai.retirer('en_attente', jsonb_build_object('date_operation', essai.t(4))),
  'parametre_invalide', 'not yet');

select * from finish();
rollback;

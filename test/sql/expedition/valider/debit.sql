-- Spec: ventes-et-expeditions#validation: the goods go to the client, and an emptied lot is
-- `consommé`.
begin;
set local role metier;
select plan(15);
select essai.preparer_ventes();

select essai.lot('a', 1000, 'validé'), essai.lot('b', 1000, 'validé'),
  essai.vendre('V', '{"tolerance_cp": 10000}');
select essai.charger('x', 'V', '{"a": 600}'), essai.charger('y', 'V', '{"a": 400, "b": 1}'),
  essai.charger('z', 'V', '{"b": 1000}');
select is(essai.expedier('x'), 'validée', 'a part of a lot');
select is(essai.etats('a', 'b'), 'validé 400, validé 1000', 'is debited');
select is(essai.expedier('y'), 'validée', 'the rest');
select is(essai.etats('a', 'b'), 'consommé 0, validé 999', 'an emptied lot is consumed');
select essai.vendre('W'), essai.charger('w', 'W', '{"b": 1000}');
select is(essai.expedier('w'), '409 stock_insuffisant', 'more than there is');
select is(essai.expedier('x'), '409 transition_refusee', 'once');
select is(essai.expedier('?'), '404 expedition_inconnue', 'none');
select is((select sum(e.quantite_g)::text || ' ' || count(distinct e.objet_id)
    from matiere.toute_ecriture e join matiere.compte c on c.id = e.compte_id
           where c.genre = 'client' and c.objet_id = essai.cliente()), '1001 2',
         'it stands at the client, by expedition');
select is(
  (select string_agg(format('%s %s', f.de_genre, f.quantite_g), ',' order by f.quantite_g desc)
    from matiere.filiation f
           where f.vers_genre = 'expedition' and f.vers_id = essai.expedition('y')),
         'lot 400,lot 1', 'and came from these lots');
select is((select v.statut from vente.vente v where v.code = 'V'), 'soldée', 'the sale is settled');
select is(
  (select array[x.montant_organisation::text, x.devise_organisation, x.certificats #>> '{0,etat}',
      (x.date_operation = essai.t(3))::text] from expedition.expedition x
    where x.id = essai.expedition('x')), '{300,XOF,valide,true}',
  'priced at its date, with its certificate');
select is((expedition.presenter(essai.expedition('y'))::jsonb) #>> '{lignes,1,montant}', '0',
  'a gram at 500 a kilogram: half to even');
select is((select string_agg(e.action, ',' order by e.id) from journal.evenement e
    where e.entite_id = essai.expedition('x')), 'expedition.creer,expedition.valider', 'journaled');
update client.client set actif_pendant = '{[2025-01-01,2026-06-02)}' where id = essai.cliente();
select is(essai.expedier('w'), '409 client_inactif', 'the client left');
select is(essai.expedier('w', 'annuler'), 'annulée', 'it is cancelled');

select * from finish();
rollback;

-- Spec: lots#sorties: a lot is returned to its origin: a bought lot to its supplier, a step's lot
-- to none.
begin;
set local role metier;
select plan(9);
select essai.preparer();

select from essai.lot('a', 1000, 'rejeté');
insert into fournisseur.fournisseur (organisation_id, id, code, nom, pays, actif_pendant, cree_le)
values (core.organisation_id(), essai.id('fournisseur'), 'F', 'F', 'BJ', '{(,)}', essai.t());
update reception.reception set origine = 'achat', groupement_id = null,
  fournisseur_id = essai.id('fournisseur') where id = essai.id('reception a');
select is(essai.retirer('a',
    jsonb_build_object('genre', 'retour', 'producteur_id', essai.id('Kossi'))),
  'destinataire_refuse', 'it was bought');
select is(essai.retirer('a', '{"genre": "retour"}'), 'retour', 'to the supplier');
select results_eq('select s.fournisseur_id, s.producteur_id from lot.sortie_lot s',
  $$ values (essai.id('fournisseur'), null::uuid) $$, 'who is named');
select is(essai.tenu('fournisseur'), 'ANANAS 100', 'and has it');
update reception.reception set origine = 'retour', fournisseur_id = null
where id = essai.id('reception a');
select is(essai.retirer('a', '{"genre": "retour"}'), 'destinataire_refuse',
  'what a client sent back is shipped or destroyed');
select from essai.lot_repris('r', jsonb_build_object('fournisseur_id', essai.id('fournisseur')));
select is(essai.retirer('r', jsonb_build_object('genre', 'retour', 'producteur_id',
    essai.id('Kossi'))), 'destinataire_refuse', 'stock of the opening: not to a producer');
select is(essai.retirer('r', '{"genre": "retour"}'), 'retour', 'but to the supplier told of it');
select from essai.lot_repris('s');
select is(essai.retirer('s', '{"genre": "retour"}'), 'destinataire_refuse', 'if one was told');
select throws_ok($$ select lot.exiger_retour(l, null)
    from (select (jsonb_populate_record(null::lot.lot, '{"nature": "NET"}')).*) as l $$,
  'TR409', 'nature_lot_requise', 'a step''s lot');

select * from finish();
rollback;

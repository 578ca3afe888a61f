-- Spec: service#date-de-l-operation: the references of a reception exist, and were active at its
-- date.
begin;
set local role metier;
select plan(17);
select essai.preparer_receptions();

create function pg_temp.avec(p_champs jsonb) returns text
language sql as $$ select essai.recevoir('x', '{c1}', p_champs) $$;
select is(pg_temp.avec(jsonb_build_object('campagne_id', essai.id('?'))),
  '404 campagne_introuvable', 'campaign');
select is(pg_temp.avec(jsonb_build_object('produit_id', essai.id('?'))), '404 produit_introuvable',
  'product');
select is(pg_temp.avec(jsonb_build_object('groupement_id', essai.id('?'))),
  '404 groupement_inconnu', 'group');
select is(pg_temp.avec(jsonb_build_object('groupement_id', null)), '400 parametre_invalide',
  'members without group');
select is(pg_temp.avec(jsonb_build_object('fournisseur_id', essai.id('fournisseur'))),
  '400 parametre_invalide', 'members with a supplier');
select is(essai.acheter('x', jsonb_build_object('fournisseur_id', essai.id('?'))),
  '404 fournisseur_inconnu', 'supplier');
select is(pg_temp.avec(jsonb_build_object('bon_id', essai.id('?'))), '404 bon_inconnu',
  'delivery note');
select is(pg_temp.avec(jsonb_build_object('emplacement_id', essai.id('?'))),
  '404 emplacement_inconnu', 'place');
select is(pg_temp.avec(jsonb_build_object('contrat_id', essai.id('?'))), '404 contrat_inconnu',
  'contract');
select is(pg_temp.avec(jsonb_build_object('date_operation', essai.t(0, '08:01'))),
  '400 parametre_invalide', 'never later than now');
select is(pg_temp.avec(jsonb_build_object('date_operation', essai.t(-101))),
  '409 campagne_non_ouverte', 'before the campaign opened');
update fournisseur.fournisseur f set actif_pendant = tstzmultirange(tstzrange(null, essai.t(-1)));
select is(essai.acheter('x', '{"qualite_declaree": {}}'), '409 reference_inactive',
  'a supplier who was not active');
select is(essai.acheter('x', jsonb_build_object('qualite_declaree', '{}'::jsonb, 'date_operation',
      essai.t(-2))), 'en_attente', 'who was, then');
update produit.produit p set actif_pendant = tstzmultirange(tstzrange(null, essai.t(-1)))
where p.code = 'ANANAS';
select is(pg_temp.avec('{}'), '409 reference_inactive', 'a product that was not active');
update produit.produit p set actif_pendant = '{(,)}' where p.code = 'ANANAS';
update emplacement.emplacement e set actif_pendant = tstzmultirange(tstzrange(null, essai.t(-1)));
select is(pg_temp.avec('{}'), '409 emplacement_ferme', 'a place that was closed');
update emplacement.emplacement e set actif_pendant = '{(,)}';
select is(essai.recevoir('d', '{c1}', '{"brouillon": true}'), 'brouillon', 'a draft');
update campagne.campagne c set statut = 'cloturee',
  active_pendant = tstzmultirange(tstzrange(essai.t(-100), essai.t())) where c.code = 'C26';
select is(essai.acheter('x', '{"qualite_declaree": {}}'), '409 campagne_cloturee',
  'a purchase in a campaign that is closed');

select * from finish();
rollback;

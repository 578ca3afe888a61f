-- Spec: matiere#contrepassation: a devalidated reception is reversed together with the movement
-- that gave its matter to its new lot.
begin;
set local role metier;
select plan(4);
select essai.preparer();

select from essai.collecter('c');
select from essai.arriver('a', '[{"collecte": "c", "quantite_g": 100000, "recu_g": 100000}]');
create function pg_temp.naissance() returns uuid
language sql as $$ select m.id from matiere.mouvement m where m.genre = 'reception' $$;
select from lot.changer_statut(essai.id('lot a'), 'annuler', 'devalider', essai.id('rsci ESSAI'),
  essai.t(1));
insert into lot.lot (organisation_id, id, campagne_id, nature, produit_id, statut, reception_id,
  emplacement_id, cree_le, auteur_id)
select l.organisation_id, essai.id('lot b'), l.campagne_id, l.nature, l.produit_id, 'en_attente',
  l.reception_id, l.emplacement_id, essai.t(1), l.auteur_id from lot.lot l;
insert into matiere.solde
values (core.organisation_id(), matiere.compte_de('lot', essai.id('lot b')),
  essai.produit('ANANAS'), 0);
insert into lot.transition values (core.organisation_id(), essai.id('lot b'), 1, 'naitre', null,
  'en_attente', null, essai.id('rsci ESSAI'), essai.t(1));
select from matiere.mouvoir('reprise_reception', 'reception', essai.id('reception a'), array[
  (matiere.compte_de('lot', essai.id('lot a')), essai.produit('ANANAS'), -100000, essai.id('c')),
  (matiere.compte_de('lot', essai.id('lot b')), essai.produit('ANANAS'), 100000,
    essai.id('c'))]::matiere.ligne[], essai.id('rsci ESSAI'), essai.t(1), essai.t(1));
update reception.reception set lot_id = essai.id('lot b') where id = essai.id('reception a');
select is(essai.renverser(pg_temp.naissance()), 'contrepassation', 'the birth');
select is(array[essai.quantite('a'), essai.quantite('b')], array[0, 0]::bigint[],
  'both lots are empty');
select is((select string_agg(statut, ' ') from lot.lot), 'annulé annulé', 'and cancelled');
select is(essai.tenu('garde'), 'ANANAS 100000', 'the agent holds the collection');

select * from finish();
rollback;

-- Spec: terrain#transfert: the consumption of a plot in a campaign that had not ended moves with
-- the plot, and counts once.
begin;
set local role metier;
select plan(12);
select essai.preparer_operations();
select essai.producteur('Afi');

select essai.collecter('avant', essai.kg(300000), essai.capture(essai.t(-3)));
select essai.collecter('après', essai.kg(200000), essai.capture(essai.t(-1)));
select essai.producteur('Bio');
insert into parcelle.parcelle (organisation_id, id, producteur_declare, producteur_id, nom,
  surface_declaree_m2, cree_le)
values (core.organisation_id(), essai.id('seconde'), essai.id('Kossi'), essai.id('Kossi'),
  'Seconde', 1, essai.t(-200));
select essai.collecter('ailleurs', essai.kg(70000)
  || jsonb_build_object('parcelle_id', essai.id('seconde'), 'qualite_declaree', '{}'::jsonb),
  essai.capture(essai.t(-1)));
select is(essai.capacites(), 'Kossi ANANAS AB 500000, Kossi ANANAS conventionnel 70000', 'before');

select is(essai.transferer('Kossi', 'Afi', essai.t(-2)), 'fait', 'the plot goes to Afi');
select is(array[essai.capacites(), essai.consommations()],
  array_fill('Afi ANANAS AB 500000, Kossi ANANAS conventionnel 70000'::text, array[2]),
  'its consumption too, whatever the date; that of another plot stays');
select is(essai.comptes(), 'garde ANANAS 570000, producteur Kossi ANANAS -570000',
  'the matter stays whose it was');
select is((select c.producteur_id from collecte.collecte c where c.id = essai.id('avant')),
  essai.id('Kossi'), 'and so does the collection');
select is(essai.ouverts('avant'), null, 'a collection made before raises nothing');
select is(essai.ouverts('après'), 'reference_inconnue',
  'one dated after is of a plot that is no longer its producer''s');

select is(essai.motifs(essai.collecter('tardive', essai.kg(10000), essai.capture(essai.t(-4)))),
  null, 'a late one dated before is judged with the old owner');
select is(essai.capacites(), 'Afi ANANAS AB 510000, Kossi ANANAS conventionnel 70000',
  'and draws on the capacity of who holds the plot');
select is(
  essai.motifs(essai.collecter('de Afi', essai.kg(490001) || essai.du('Afi'),
      essai.capture(essai.t(-1)))), 'capacite_depassee',
  'so the new owner can not deliver again what the old one did');
select is((select jsonb_agg(k.details -> 'consomme_g') from controle.controle k
    where k.commande_id = essai.id('commande de Afi')), '[1000001]', 'the ceiling counts both');
select ok(essai.capacites() = essai.consommations(), 'the balances equal their entries');

select * from finish();
rollback;

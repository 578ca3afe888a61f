-- Spec: terrain#transfert: a transfer is refused if it goes to the same producer, to one who left
-- or is under control, or if it is in the future or out of order.
begin;
set local role metier;
select plan(14);
select essai.preparer_operations();
select essai.producteur('Afi');
select essai.producteur('Bio');
select is(essai.agir('adhesion.transferer_parcelle', essai.id('?'),
    jsonb_build_object('producteur_id', essai.id('Afi'), 'le', essai.t(-1))),
  '404 parcelle_inconnue', 'no such plot');
select is(essai.transferer('Kossi', '?', essai.t(-1)), '404 producteur_inconnu',
  'no such producer');
select is(essai.transferer('Kossi', 'Kossi', essai.t(-1)), '409 meme_producteur',
  'to the same one');
select is(essai.transferer('Kossi', 'Afi', essai.t() + interval '1 second'),
  '400 parametre_invalide', 'a date to come');
select is(essai.transferer('Kossi', 'Afi', essai.t(-200)), '409 evenement_hors_ordre',
  'at the registration');
update producteur.producteur
set actif_pendant = tstzmultirange(tstzrange(essai.t(-300), essai.t(-1)))
where id = essai.id('Afi');
select is(essai.transferer('Kossi', 'Afi', essai.t(-1)), '409 producteur_sorti',
  'who had left at the date');
select is(essai.transferer('Kossi', 'Afi', essai.t(-2)), '409 producteur_sorti',
  'who has left since');
update producteur.producteur set actif_pendant = tstzmultirange(tstzrange(essai.t(-1), null))
where id = essai.id('Afi');
select is(essai.transferer('Kossi', 'Afi', essai.t(-2)), '409 producteur_sorti',
  'who was no member yet');
select essai.controler('producteur', essai.id('Bio'));
select is(essai.transferer('Kossi', 'Bio', essai.t(-2)), 'fait',
  'a control of another motif does not matter');
select is(essai.transferer('Kossi', 'Kossi', essai.t(-2)), '409 evenement_hors_ordre',
  'at the instant of the one before');
select essai.controler('producteur', essai.id('Kossi'), 'doublon_identite');
select is(essai.transferer('Kossi', 'Kossi', essai.t(-1)), '409 producteur_en_controle',
  'whose identity is in doubt');
select is((select count(*) from parcelle.transfert), 1::bigint, 'what is refused leaves nothing');
insert into parcelle.parcelle (organisation_id, id, producteur_declare, nom, surface_declaree_m2,
  cree_le)
values (core.organisation_id(), essai.id('parcelle sans'), essai.id('?'), 'Sans', 1, essai.t(-200));
select is(essai.transferer('sans', 'Afi', essai.t()), '409 parcelle_sans_producteur',
  'a plot whose producer nobody knows');
update parcelle.parcelle set fusionnee_dans = essai.id('parcelle Kossi')
where id = essai.id('parcelle sans');
select is(essai.transferer('sans', 'Afi', essai.t()), 'fait',
  'the id of a merged plot is the kept one');

select * from finish();
rollback;

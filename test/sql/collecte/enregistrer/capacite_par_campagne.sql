-- Spec: capacites#capacite: a collection consumes the capacity of the campaign that it names,
-- whatever its year.
begin;
set local role metier;
select plan(4);
select essai.preparer();

select from campagne.creer(essai.id('C27'), 'C27', 'Campagne 2027', 2027, '2027-01-01',
  '2027-12-31',
  (select v.id from pack.pack_version v join pack.pack p on p.id = v.pack_id
    where p.code = 'essai'), essai.t(-10));
select from numerotation.definir_modele('[{"type": "nature"}, {"type": "texte", "valeur": "-"},
    {"type": "produit"}, {"type": "texte", "valeur": "-"},
  {"type": "code_campagne"}, {"type": "texte", "valeur": "/"},
    {"type": "sequence", "chiffres": 5}]', essai.t(-10));
select from campagne.ouvrir(essai.id('C27'), essai.t(-5));
insert into capacite.solde (organisation_id, campagne_id, producteur_id, matiere_code, etat_code,
  plafond_g)
values (core.organisation_id(), essai.id('C27'), essai.id('Kossi'), 'ANANAS', 'AB', 7);

select is(essai.motifs(essai.collecter('a', essai.kg(1000000))), null,
  'the capacity of one campaign');
select is(
  essai.motifs(essai.collecter('b',
      essai.kg(7) || jsonb_build_object('campagne_id', essai.id('C27')))), null,
  'does not touch the other''s');
select is(
  essai.motifs(essai.collecter('c',
      essai.kg(1) || jsonb_build_object('campagne_id', essai.id('C27')))),
  'capacite_depassee',
  'which has its own ceiling');
select is((select c.numero_officiel from collecte.collecte c where c.id = essai.id('b')),
  'MP-ANANAS-C27/00001',
  'and its own frozen numbering');

select * from finish();
rollback;

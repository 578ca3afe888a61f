-- Spec: capacites#capacite: Each state of quality has a ceiling of its own.
begin;
set local role metier;
select plan(4);
select essai.preparer();

insert into capacite.solde (organisation_id, campagne_id, producteur_id, matiere_code, etat_code,
  plafond_g)
values (core.organisation_id(), essai.id('campagne ESSAI'), essai.id('Kossi'), 'ANANAS', 'C3',
  50000);

select is(essai.motifs(essai.collecter('bio', essai.kg(1000000))), null,
  'the whole capacity in AB');
select is(
  essai.motifs(essai.collecter('conversion', essai.kg(50000)
      || '{"qualite_declaree": {"AB": "C3"}}')), null,
  'the whole capacity in C3, which is another one');
select is(essai.motifs(essai.collecter('bio de trop', essai.kg(1))), 'capacite_depassee',
  'a gram more in AB');
select is(
  essai.motifs(essai.collecter('conversion de trop',
      essai.kg(1) || '{"qualite_declaree": {"AB": "C3"}}')),
  'capacite_depassee',
  'a gram more in C3');

select * from finish();
rollback;

-- Spec: commandes#sans-ecriture: a command of a module that was inactive on its day is stored, and
-- its data is not written.
begin;
set local role metier;
select plan(7);
select essai.preparer();

update module.activation
set actif_pendant = tstzmultirange(tstzrange(essai.t(-400), essai.t(0, '07:00')))
where module = 'noyau';

select is(essai.motifs(essai.collecter('avant', '{}', essai.capture(essai.t(0, '06:59')))), null,
  'active at the operation');
select is(essai.motifs(essai.collecter('apres', '{}', essai.capture(essai.t(0, '07:00')))),
  'module_inactif',
  'inactive at the operation');
select is((select count(*) from collecte.collecte), 1::bigint, 'no collection is written for it');
select is((select count(*) from matiere.mouvement) + (select count(*)
    from capacite.toute_consommation) +
  (select count(*) from numerotation.numero_officiel),
  3::bigint, 'no matter, no capacity, no number');
select is((select c.date_operation from commande.commande c
    where c.id = essai.id('commande apres')), essai.t(0, '07:00'),
  'the command is kept with its operation date');
select is((select array[k.entite, m.bloquant::text] from controle.controle k
    join controle.motif m using (motif)),
  array[null, 'false'],
  'its control is about no entity and is not `bloquant`');
update module.activation set actif_pendant = '{}' where module = 'noyau';
select is(
  essai.motifs(essai.collecter('droits', jsonb_build_object('producteur_id', essai.id('?')))),
  'module_inactif',
  'nothing after step 9 is judged');

select * from finish();
rollback;

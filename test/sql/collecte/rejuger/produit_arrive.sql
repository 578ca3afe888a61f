-- Spec: collectes#rejugement: the matter gets its product, and the collection the number that was
-- impossible before.
begin;
set local role metier;
select plan(5);
select essai.preparer();

select from essai.collecter('x', jsonb_build_object('produit_id', essai.id('produit MANGUE')));
select is((select array[c.numero_officiel, c.produit_id::text] from collecte.collecte c),
  array[null, null]::text[],
  'neither product nor number at first');
insert into produit.produit (organisation_id, id, code, nom_fr, nom_en, unite_code,
  est_matiere_premiere, actif_pendant)
values (core.organisation_id(), essai.id('produit MANGUE'), 'MANGUE', 'Mangue', 'Mango', 'kg', true,
  '{(,)}');
select is(essai.lever('rsci ESSAI', 'x', 'reference_inconnue', 'correction'), 'leve',
  'the product has arrived');
select results_eq('select c.numero_officiel, c.produit_id from collecte.collecte c',
  $$ values ('MP-MANGUE-26-0001', essai.id('produit MANGUE')) $$,
  'the product and its number');
select results_eq(
  'select c.genre, e.produit_id is null, sum(e.quantite_g) from matiere.toute_ecriture e join '
  'matiere.compte c on c.id = e.compte_id group by 1, 2 order by 1, 2',
  $$ values ('garde', false, 100000::numeric), ('garde', true, 0), ('producteur', false, -100000),
    ('producteur', true, 0) $$, 'the matter is of that product');
select ok((select array_agg(k.motif) from controle.controle k where k.statut = 'ouvert') @>
  '{capacite_depassee}',
  'what is found now opens its own controls');

select * from finish();
rollback;

-- Spec: terrain#fiche-du-membre: the office's change is a new version of the member, so a phone
-- that did not know this version can not overwrite it; the journal has the values before and after.
begin;
set local role metier;
select plan(9);
select essai.preparer_operations();
create function pg_temp.corriger(p_champs text, p_nom text default 'Kossi') returns text
language sql as $$
  select essai.agir('producteur.corriger_fiche', essai.id(p_nom), p_champs::jsonb)
$$;

select is(pg_temp.corriger('{"telephone": "+22997000009", "reference": "P-7"}'), 'fait', 'two');
select results_eq(
  $$ select p.telephone, p.reference, p.version from producteur.producteur p
     where p.id = essai.id('Kossi') $$,
  $$ values ('+22997000009', 'P-7', 2) $$, 'one version of the member');
select is(pg_temp.corriger('{"reference": "P-7"}'), 'fait', 'the same again');
select results_eq(
  $$ select e.details -> 'reference' from journal.evenement e
     where e.action = 'producteur.modifier' $$,
  $$ values ('{"avant": null, "apres": "P-7"}'::jsonb) $$, 'leaves no trace beside the first');
select is(
  essai.motifs(essai.faire('producteur.modifier', 'téléphone',
      '{"champs": {"telephone": "+22997000001", "localite": "Allada"}}')),
  'modification_concurrente', 'a phone that did not know it');
select results_eq(
  $$ select p.telephone, p.localite from producteur.producteur p where p.id = essai.id('Kossi') $$,
  $$ values ('+22997000009', 'Allada') $$, 'changes the other field alone');
select is(pg_temp.corriger('{"date_naissance": "2999-01-01"}'), '400 parametre_invalide',
  'to come');
select is(pg_temp.corriger('{"nom": "X"}', 'nul'), '404 producteur_inconnu', 'nobody');
insert into producteur.producteur (organisation_id, id, nom, prenoms, reference, cree_le)
values (core.organisation_id(), essai.id('Afi'), 'Adjovi', 'Afi', 'P-8', essai.t(-1));
select is(pg_temp.corriger('{"reference": "P-8"}'), '409 producteur_deja_connu',
  'a number is one member''s');

select * from finish();
rollback;

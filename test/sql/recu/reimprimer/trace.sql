-- Spec: types-de-commandes#recu-reimprimer: a duplicate is recorded and opens no control.
begin;
set local role metier;
select plan(5);
select essai.preparer_operations();

select essai.collecter('collecte');
create temp table r as select essai.faire('recu.reimprimer', 'duplicata') as j;

select is(essai.motifs(j), null, 'no control') from r;
select is(j -> 'entites', jsonb_build_object('reimpression', essai.id('duplicata')),
  'the result names the duplicate') from r;
select results_eq(
  'select i.id, i.reference_provisoire, i.commande_visee, i.copies, i.auteur_id, i.date_operation '
  'from recu.reimpression i',
  $$ select essai.id('duplicata'), c.reference_provisoire, c.id, 2, essai.id('agent ESSAI'),
    essai.t(0, '07:00') from commande.commande c where c.id = essai.id('commande collecte') $$,
  'which document, how many copies, by whom and when');
select essai.faire('recu.reimprimer', 'encore');
select is((select sum(i.copies) from recu.reimpression i), 4::bigint, 'each duplicate is traced');
select essai.controler('collecte', essai.id('collecte'));
select is(essai.motifs(essai.faire('recu.reimprimer', 'en contrôle')), null,
  'the document of a collection in control is printed without one');

select * from finish();
rollback;

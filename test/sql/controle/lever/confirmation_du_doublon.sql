-- Spec: file-de-controle#fusion: two persons may have the same document number: then both records
-- stay.
begin;
set local role metier;
select plan(4);
select essai.preparer_operations();

select essai.provoquer('doublon_identite');
select from essai.faire('parcelle.enregistrer', 'p',
  jsonb_build_object('producteur_id', essai.id('x')));
select is(essai.lever('admin ESSAI', 'x', 'doublon_identite', 'confirmation'), 'leve',
  'two distinct persons');
select is((select count(*) from producteur.producteur p where p.fusionne_dans is null), 3::bigint,
  'both stay');
select is((select p.producteur_id from parcelle.parcelle p where p.id = essai.id('p')),
  essai.id('x'), 'each with their plots');
select is(
  essai.motifs(essai.faire('producteur.modifier', 'y',
      jsonb_build_object('producteur_id', essai.id('x')))), null,
  'and the new one is in control no more');

select * from finish();
rollback;

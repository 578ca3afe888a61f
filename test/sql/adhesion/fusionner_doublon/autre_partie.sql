-- Spec: file-de-controle#fusion: The kept producer is one of the holders of the same identity
-- document.
begin;
set local role metier;
select plan(4);
select essai.preparer_operations();

select essai.provoquer('doublon_identite');
select is(essai.lever('rsci ESSAI', 'x', 'doublon_identite', 'fusion',
    jsonb_build_object('producteur_garde', essai.id('Kossi'))), '400 parametre_invalide',
  'somebody else');
select is(essai.lever('rsci ESSAI', 'x', 'doublon_identite', 'fusion',
    jsonb_build_object('producteur_garde', essai.id('x'))), '400 parametre_invalide',
  'the record itself');
select is((select count(*) from producteur.producteur p where p.fusionne_dans is not null),
  0::bigint, 'nobody is merged');
select is(essai.lever('rsci ESSAI', 'x', 'doublon_identite', 'fusion',
    jsonb_build_object('producteur_garde', essai.id('premier'))), 'leve', 'the other party');

select * from finish();
rollback;

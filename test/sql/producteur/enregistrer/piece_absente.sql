-- Spec: types-de-commandes#producteur-enregistrer: a member may have no document.
begin;
set local role metier;
select plan(4);
select essai.preparer_operations();

select is(essai.motifs(essai.faire('producteur.enregistrer', 'Afi', '{"piece_identite": null}')),
  null, 'nobody must hold a document');
select is(essai.motifs(essai.faire('producteur.enregistrer', 'Bio', '{"piece_identite": null}')),
  null, 'two persons without one are no duplicates');
select is((select count(*) from producteur.piece_identite), 0::bigint, 'no document is written');
select is((select count(*) from producteur.producteur p
    where p.id in (essai.id('Afi'), essai.id('Bio'))), 2::bigint, 'the producers are');

select * from finish();
rollback;

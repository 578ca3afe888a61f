-- Spec: service#application: a plot is left as it is when its holder came back meanwhile.
begin;
set local role metier;
select plan(1);
select essai.preparer_operations();

select from essai.faire('parcelle.enregistrer', 'champ');
select adhesion.suivre_sortie(essai.id('champ'), essai.t(3));
select is((select upper_inf(p.actif_pendant) from parcelle.parcelle p
    where p.id = essai.id('champ')), true, 'the plot is active like its holder');

select * from finish();
rollback;

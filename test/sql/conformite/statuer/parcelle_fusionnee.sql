-- Spec: commandes#alias: the id of a merged plot stays an alias: the state is that of the kept
-- plot.
begin;
set local role metier;
select plan(2);
select essai.preparer();
select essai.grille();

select from unnest('{perdue,gardee}'::text[]) as n, essai.champ_neuf(n);
update parcelle.parcelle set fusionnee_dans = essai.id('gardee') where id = essai.id('perdue');
select is(essai.statuer('perdue', 'C1', essai.t(-10)), 'C1', 'by the lost id');
select is(conformite.etat_parcelle(essai.id('gardee'), 'AB', essai.t()), 'C1',
  'the kept plot has it');

select * from finish();
rollback;

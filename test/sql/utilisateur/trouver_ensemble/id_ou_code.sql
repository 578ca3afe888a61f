-- Spec: identites-et-droits#attributions: a set is named either by its id or by its code.
begin;
set local role metier;
select plan(6);
select essai.preparer();

select is((utilisateur.trouver_ensemble(null, 'rsci')).id, essai.ensemble('rsci'), 'by its code');
select is((utilisateur.trouver_ensemble(essai.ensemble('rsci'), null)).code, 'rsci', 'by its id');
select is(essai.issue_de($$ select utilisateur.trouver_ensemble(null, null) $$),
  '400 parametre_invalide', 'neither');
select is(
  essai.issue_de(format('select utilisateur.trouver_ensemble(%L, %L)', essai.ensemble('rsci'),
      'rsci')), '400 parametre_invalide', 'both');
select is(essai.issue_de($$ select utilisateur.trouver_ensemble(null, 'nul') $$),
  '404 ensemble_inconnu', 'unknown');
create temp table voisin as select null::uuid as id;
select essai.entrer('VOISIN');
update voisin set id = essai.ensemble('rsci');
select essai.entrer('ESSAI');
select is(
  essai.issue_de(format('select utilisateur.trouver_ensemble(%L, null)', (select id from voisin))),
  '404 ensemble_inconnu', 'a neighbour''s');

select * from finish();
rollback;

-- Spec: file-de-controle#valeur-retenue: the decision must name every field in conflict, and no
-- other.
begin;
set local role metier;
select plan(5);
select essai.preparer_operations();

select essai.provoquer('modification_concurrente');
select is(essai.lever('admin ESSAI', 'x', 'modification_concurrente', 'valeur_retenue'),
  '400 parametre_invalide', 'no field');
select is(essai.lever('admin ESSAI', 'x', 'modification_concurrente', 'valeur_retenue',
    '{"champs": {"localite": "propose"}}'), '400 parametre_invalide', 'one too few');
select is(essai.lever('admin ESSAI', 'x', 'modification_concurrente', 'valeur_retenue',
    '{"champs": {"localite": "propose", "sexe": "propose", "nom": "propose"}}'),
  '400 parametre_invalide', 'one too many');
select is(essai.lever('admin ESSAI', 'x', 'modification_concurrente', 'valeur_retenue',
    '{"champs": {"localite": "propose", "sexe": "Dassa"}}'), '400 parametre_invalide',
  'another value');
select is((select p.version from producteur.producteur p where p.id = essai.id('Kossi')), 2,
  'nothing is applied');

select * from finish();
rollback;

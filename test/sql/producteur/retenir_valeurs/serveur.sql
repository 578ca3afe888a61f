-- Spec: file-de-controle#valeur-retenue: keeping the server's value everywhere changes nothing.
begin;
set local role metier;
select plan(2);
select essai.preparer_operations();

select essai.provoquer('modification_concurrente');
select is(essai.lever('admin ESSAI', 'x', 'modification_concurrente', 'valeur_retenue',
    '{"champs": {"localite": "serveur", "sexe": "serveur"}}'), 'leve', 'the server''s');
select is((select format('%s %s v%s', p.localite, p.sexe, p.version) from producteur.producteur p
    where p.id = essai.id('Kossi')), 'Savalou M v2', 'no version is made');

select * from finish();
rollback;

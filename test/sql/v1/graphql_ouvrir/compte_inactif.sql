-- Spec: identites-et-droits#membre: a suspended or deactivated account reads nothing.
begin;
set local role metier;
select essai.preparer();
select essai.entrer('ESSAI');
select plan(1);

update utilisateur.utilisateur set statut = 'suspendu', actif_pendant = '{}'
where id = essai.id('rsci ESSAI');
select throws_ok($$ select v1.graphql_ouvrir(essai.appelant('ESSAI', 'rsci'), '{}') $$, 'TR403',
  'compte_inactif');

select * from finish();
rollback;

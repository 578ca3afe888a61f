-- Spec: reglages#valeur: without a written value there is no threshold.
begin;
set local role metier;
select plan(4);
select essai.preparer();

select is(reglage.objet('reception.seuils.ANANAS', essai.t()), null, 'no default');
select is(reglage.entier('procedes.tolerance_bilan', essai.t()), null, 'no tolerance either');
select from reglage.ecrire('reception.seuils.ANANAS', '{"humidite_max_cp": 1200}', null, null, null,
  essai.t());
select is(reglage.objet('reception.seuils.ANANAS', essai.t()), '{"humidite_max_cp": 1200}',
  'what was set');
select is(reglage.objet('reception.seuils.JUS', essai.t()), null, 'of that product alone');

select * from finish();
rollback;

-- Spec: file-de-controle#levee: the decider must hold the set now; an earlier or later right is not
-- enough.
begin;
set local role metier;
select plan(2);
select essai.preparer();

select from essai.collecter('x',
  '{"calcul_telephone": {"net_g": 1, "refaction_g": 0, "net_marchand_g": 1}}');
update utilisateur.attribution set periode = tstzrange(lower(periode), essai.t(1))
where utilisateur_id = essai.id('rsci ESSAI');
select is(essai.lever('rsci ESSAI', 'x', 'ecart_calcul', 'confirmation_serveur'),
  '403 droit_manquant', 'whose role ended as they decide');
update utilisateur.attribution set periode = tstzrange(lower(periode), essai.t(1) + interval '1 ms')
where utilisateur_id = essai.id('rsci ESSAI');
select is(essai.lever('rsci ESSAI', 'x', 'ecart_calcul', 'confirmation_serveur'), 'leve',
  'whose role ends a millisecond later');

select * from finish();
rollback;

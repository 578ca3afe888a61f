-- Spec: service#application, file-de-controle#repose: applied, a devalidation lifts the control of
-- a ceiling that another collection crosses no more, as a decision does.
begin;
set local role metier;
select plan(5);
select essai.preparer_operations();

select from essai.collecter('c', essai.kg(600000)
  || '{"calcul_telephone": {"net_g": 1, "refaction_g": 0, "net_marchand_g": 1}}');
select from essai.faire('collecte.signaler_erreur', 'erreur',
  jsonb_build_object('collecte_id', essai.id('c')));
select is(essai.lever('rsci ESSAI', 'erreur', 'erreur_signalee_agent', 'correction'), 'leve',
  'the report devalidates');
select collecte.rejuger(essai.id('c'), essai.t(1), p_valider => true);  -- as the older version did
select from essai.collecter('d', essai.kg(600000));
select is(essai.ouverts('d'), 'capacite_depassee', 'another one crosses the ceiling');

select from rejugement.appliquer('collecte_signalee', essai.id('c'), 'essai', essai.t(2));
select is(essai.ouverts('d'), null, 'applied: it crosses none');
select is((select concat_ws(' ', k.decision, k.raison, k.leve_par) from controle.controle k
    where k.entite_id = essai.id('d')), 'sans_objet la collecte dévalidée', 'the service lifts');
select is(essai.capacites(), 'Kossi ANANAS AB 600000', 'the capacity is given back');

select * from finish();
rollback;

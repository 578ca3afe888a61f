-- Spec: service#donnees-en-place: a collection that a reported error devalidated, and that an older
-- version recorded again with the correction of another control, is listed, and a person's act
-- devalidates it.
begin;
set local role metier;
select plan(8);
select essai.preparer_operations();

select from essai.collecter('c',
  '{"calcul_telephone": {"net_g": 1, "refaction_g": 0, "net_marchand_g": 1}}');
select from essai.faire('collecte.signaler_erreur', 'erreur',
  jsonb_build_object('collecte_id', essai.id('c')));
create function pg_temp.listees() returns text language sql as $$
  select string_agg(concat_ws(' ', e.reference, e.avant ->> 'statut', e.apres ->> 'statut'), ', ')
  from collecte.devalidees_autrement(array(select c.id from collecte.collecte c)) as e
$$;
select is(essai.lever('rsci ESSAI', 'erreur', 'erreur_signalee_agent', 'correction'), 'leve',
  'the report devalidates');
select is(pg_temp.listees(), null, 'as it should be');
select is(essai.lever('rsci ESSAI', 'c', 'ecart_calcul', 'correction',
  essai.payload_corrige('c', essai.kg(60000))), 'leve', 'another control is corrected');
select collecte.rejuger(essai.id('c'), essai.t(1), p_valider => true);  -- as the older version did
select is(pg_temp.listees(), 'MP-ANANAS-26-0001 enregistree devalidee', 'recorded again: listed');
select from rejugement.appliquer('collecte_signalee', essai.id('c'), 'essai', essai.t(2));
select is(array[pg_temp.listees(), essai.capacites(), essai.comptes()], array[null, null, null],
  'applied: it takes neither capacity nor matter');

select from essai.faire('collecte.signaler_erreur', 'encore',
  jsonb_build_object('collecte_id', essai.id('c')));
select is(essai.lever('rsci ESSAI', 'encore', 'erreur_signalee_agent', 'correction',
    essai.payload_corrige('c', essai.kg(50000))), 'leve', 'a report with a payload');
select is((select c.statut from collecte.collecte c where c.id = essai.id('c')), 'enregistree',
  'records it again');
select is(pg_temp.listees(), null, 'and is not listed');

select * from finish();
rollback;

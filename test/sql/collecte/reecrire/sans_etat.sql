-- Spec: collectes#rejugement, collectes#qualite: a collection that is corrected to a plot without a
-- quality state is not organic any more.
begin;
set local role metier;
select plan(3);
select essai.preparer_operations();
select essai.champ_neuf('autre');

create function pg_temp.etats() returns text language sql as $$
  select string_agg(concat_ws(' ', e.etat_code, e.categorie_affichage), ', ')
  from collecte.etats_courants(essai.id('c')) as e
$$;
select from essai.collecter('c',
  '{"calcul_telephone": {"net_g": 1, "refaction_g": 0, "net_marchand_g": 1}}');
select is(pg_temp.etats(), 'AB bio', 'as its plot was');
select is(essai.lever('rsci ESSAI', 'c', 'ecart_calcul', 'correction',
  essai.payload_corrige('c', jsonb_build_object('parcelle_id', essai.id('autre')))), 'leve',
  'another plot');
select is(pg_temp.etats(), 'C1 conventionnel', 'has the best conventional state');

select * from finish();
rollback;

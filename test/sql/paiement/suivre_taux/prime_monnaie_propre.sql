-- Spec: paiements#prime: a premium in the organization's own currency, which no rate converts, is
-- not recalculated by a later rate; nor is one with another rate in force at its date.
begin;
set local role metier;
select plan(3);
select essai.preparer_paiements();
select essai.regler('paiements.prime_bio.ANANAS', '{"montant_kg": 1000}');
create temp table regardee (reception_id uuid);
create function pg_temp.fixer(p_valeur text, p_depuis integer) returns void language sql as $$
  select devise.fixer_taux(jsonb_build_object('source', 'EUR', 'cible', 'XOF', 'valeur', p_valeur,
      'raison', 'Cours', 'depuis', essai.t(p_depuis)), essai.id('admin ESSAI'), essai.t(4))
$$;

select from essai.recevoir('r', '{c1}', essai.au_prix());
select from essai.traiter_reception('r', 'valider');
select pg_temp.fixer('655', -9);
select is((select count(*) from paiement.creance c), 2::bigint, 'nothing is written');

update contrat.contrat set devise = 'EUR';
select from essai.collecter('c2', essai.kg(100000));
select from essai.recevoir('s', '{c2}', essai.au_prix());
select from essai.traiter_reception('s', 'valider');
select pg_temp.fixer('655', -2);
create or replace function paiement.aligner(
  p_reception_id uuid, p_auteur_id uuid, p_le timestamptz) returns void language sql as $$
  insert into pg_temp.regardee values (p_reception_id)
$$;
select pg_temp.fixer('500', -8);
select is_empty('select from pg_temp.regardee', 'one is in force that begins after it');
select pg_temp.fixer('500', -1);
select results_eq('select reception_id from pg_temp.regardee',
  $$ select (essai.recue('s')).id $$, 'one that takes its place is about what it converts alone');

select * from finish();
rollback;

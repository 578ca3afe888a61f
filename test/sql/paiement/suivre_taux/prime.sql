-- Spec: paiements#prime: a premium that waits for an exchange rate is due once there is a rate for
-- its date; a replaced rate writes the difference.
begin;
set local role metier;
select plan(6);
select essai.preparer_paiements();
select essai.regler('paiements.prime_bio.ANANAS', '{"montant_kg": 1000, "taux_cp": 500}');
update contrat.contrat set devise = 'EUR';
create function pg_temp.fixer(p_valeur text, p_depuis integer) returns void language sql as $$
  select devise.fixer_taux(jsonb_build_object('source', 'EUR', 'cible', 'XOF', 'valeur', p_valeur,
      'raison', 'Cours', 'depuis', essai.t(p_depuis)), essai.id('admin ESSAI'), essai.t(4))
$$;

select from essai.recevoir('r', '{c1}', essai.au_prix());
select from essai.traiter_reception('r', 'valider');
select results_eq($$ select essai.creances() $$,
  $$ values ('prime 100000 ?'), ('livraison 100000 30000 EUR') $$, 'no rate: the premium waits');
select pg_temp.fixer('655', 3);
select results_eq($$ select essai.creances() $$,
  $$ values ('prime 100000 ?'), ('livraison 100000 30000 EUR') $$,
  'one that begins after the reception says nothing of it');
select pg_temp.fixer('1000', -9);
select results_eq($$ select essai.creances() $$,
  $$ values ('livraison 100000 30000 EUR'), ('prime 100000 11500 EUR') $$,
  'one that reaches it prices the premium');
select is(essai.payer(), 'validée 41500', 'it is paid with the rest');
select pg_temp.fixer('500', -8);
select is(essai.releve(), 'EUR 51500 0 41500 10000', 'another rate of that time: the difference');
select is((select string_agg(distinct k.code, ' ') from paiement.creance c
    join contrat.contrat k on k.id = c.contrat_id where c.genre = 'prime'), 'P',
  'and the contract is the price''s');

select * from finish();
rollback;

-- Spec: api#montants: currencies have minor units with none, two or three decimals; an amount in
-- another currency is converted by the rate of its date.
begin;
set local role metier;
select plan(10);
select essai.preparer();

create function pg_temp.fixer(p_source text, p_cible text, p_valeur text,
  p_depuis timestamptz default essai.t()) returns text language sql as $$
  select devise.fixer_taux(jsonb_build_object('source', p_source, 'cible', p_cible, 'valeur',
      p_valeur, 'depuis', p_depuis, 'raison', 'Cours'),
    essai.id('admin ESSAI'), essai.t(-50)) ->> 'valeur'
$$;
select is(devise.convertir(7, 'EUR', 'EUR', essai.t()), 7::bigint,
  'the same currency needs no rate');
select is(essai.refus('select devise.convertir(7, ''EUR'', ''XOF'', essai.t())'),
  '409 taux_change_inconnu', 'another one does');
select is(pg_temp.fixer('EUR', 'XOF', '655.957'), '655.957', 'a rate is a decimal');
select is(devise.convertir(100, 'EUR', 'XOF', essai.t()), 656::bigint,
  'a hundred cents are 655.957 francs');
select is(devise.convertir(9007199254740991, 'EUR', 'XOF', essai.t()), 59083354015421362::bigint,
  'exact however large');
select is(devise.convertir(656, 'XOF', 'EUR', essai.t()), 100::bigint,
  'the other way by the same rate');
select is(devise.convertir(-100, 'EUR', 'XOF', essai.t()), -656::bigint,
  'a reversal is its mirror');
select is(essai.refus('select devise.convertir(7, ''EUR'', ''XOF'', essai.t(0, ''07:59''))'),
  '409 taux_change_inconnu', 'not before it holds');
select pg_temp.fixer('EUR', 'TND', '3.3');
select is(devise.convertir(1, 'EUR', 'TND', essai.t()), 33::bigint, 'one cent is 33 millimes');
select pg_temp.fixer('XOF', 'EUR', '0.002', essai.t(1));
select is(array[devise.convertir(100, 'EUR', 'XOF', essai.t(1)),
    devise.convertir(100, 'EUR', 'XOF', essai.t(0, '23:00'))], '{500,656}'::bigint[],
  'from the day on that a later one holds, either way');

select * from finish();
rollback;

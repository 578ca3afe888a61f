-- Spec: licences-et-factures#plafonds: a phone that replaces another takes its place in the
-- licence, also after its first code expired: the next code is for this phone, and the licence
-- limit is not checked.
begin;
set local role metier;
select plan(6);
select essai.preparer();

create function pg_temp.code(p_le timestamptz) returns json language sql as $$
  select appareil.demander_code(essai.id('agent ' || essai.code()),
    essai.id('admin ' || essai.code()), p_le)
$$;
create function pg_temp.remplace(p_code json) returns uuid language sql as $$
  select c.remplace_id from appareil.code_enrolement c where c.id = (p_code ->> 'id')::uuid
$$;
create temp table ancien as
  select (appareil.enroler(essai.id('agent ' || essai.code()), pg_temp.code(essai.t()) ->> 'code',
                           'x', essai.t()) ->> 'appareil_id')::uuid as id;
select licence.inscrire(essai.licence('{"debut": "2026-01-01", "fin": "2026-06-01"}'));
select is(pg_temp.remplace(appareil.remplacer((select id from ancien), 'cassé',
    essai.id('admin ' || essai.code()), essai.t(1)) -> 'code_enrolement'),
  (select id from ancien), 'the replacement has its code, whatever the licence says');
select throws_ok('select pg_temp.code(essai.t(1, ''09:00''))', 'TR409', 'licence_expiree',
  'while it is out, one more is judged');
create temp table suivant as select pg_temp.code(essai.t(3)) as code;
select is((select pg_temp.remplace(code) from suivant), (select id from ancien),
  'once it has run out the next one is for the same phone');
select throws_ok('select pg_temp.code(essai.t(3, ''09:00''))', 'TR409', 'licence_expiree',
  'once');
select lives_ok($$ select appareil.enroler(essai.id('agent ' || essai.code()),
  (select code ->> 'code' from suivant), 'y', essai.t(3, '10:00')) $$, 'it enrols the phone');
select throws_ok('select pg_temp.code(essai.t(6))', 'TR409', 'licence_expiree',
  'which has its successor then');

select * from finish();
rollback;

-- Spec: licences-et-factures#plafonds: if the account enrolled another phone after a phone was
-- replaced, by any code, the replaced phone has its successor; an additional phone is judged by the
-- licence.
begin;
set local role metier;
select plan(3);
select essai.preparer();

create function pg_temp.code(p_le timestamptz) returns json language sql as $$
  select appareil.demander_code(essai.id('agent ' || essai.code()),
    essai.id('admin ' || essai.code()), p_le)
$$;
create function pg_temp.enroler(p_code json, p_le timestamptz) returns uuid language sql as $$
  select (appareil.enroler(essai.id('agent ' || essai.code()), p_code ->> 'code', 'x', p_le)
    ->> 'appareil_id')::uuid
$$;
create temp table codes as select pg_temp.code(essai.t()) as autre, null::uuid as id;
update codes set id = pg_temp.enroler(pg_temp.code(essai.t()), essai.t());
select from appareil.remplacer((select id from codes), 'cassé', essai.id('admin ' || essai.code()),
  essai.t(0, '09:00'));
select lives_ok($$ select pg_temp.enroler((select autre from codes), essai.t(0, '10:00')) $$,
  'a code that was out already enrols the phone');
select is(appareil.sans_successeur(essai.id('agent ' || essai.code()), essai.t(3)), null,
  'the account has its successor');
select licence.inscrire(essai.licence('{"debut": "2026-01-01", "fin": "2026-06-01"}'));
select throws_ok('select pg_temp.code(essai.t(3))', 'TR409', 'licence_expiree',
  'one more is judged');

select * from finish();
rollback;

-- Spec: api#montants: every currency has the decimals of its unit, which are not always two.
begin;
set local role metier;
select plan(3);
select results_eq($$ select d.code, d.exposant from devise.devise d
    where d.code in ('XOF', 'EUR', 'JPY', 'TND', 'GHS', 'NGN', 'CLF') order by d.code $$,
  $$ values ('CLF', 4::smallint), ('EUR', 2::smallint), ('GHS', 2::smallint), ('JPY', 0::smallint),
    ('NGN', 2::smallint), ('TND', 3::smallint), ('XOF', 0::smallint) $$, 'exponents');
select cmp_ok((select count(*) from devise.devise), '>', 150::bigint, 'the list is whole');
select is_empty($$ select o.devise_defaut from organisation.organisation o except select d.code
    from devise.devise d $$, 'every organization counts in one of them');

select * from finish();
rollback;

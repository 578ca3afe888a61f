-- Spec: appareils#code-court: no two devices have the same short code, in whatever organizations.
begin;
set local role metier;
select plan(3);
select essai.preparer();

select is((select count(distinct appareil.prochain_code_court()) from generate_series(1, 2000)),
  2000::bigint,
  'two thousand codes, none twice');
select is((select count(*) from generate_series(1, 200)
    where appareil.prochain_code_court() !~ '^[2-9A-HJ-NP-Z]{3,}$'),
  0::bigint,
  'at least three readable characters, without a dash');
select essai.entrer('VOISIN');
select throws_ok($$ update appareil.appareil set code_court = 'ESSAI' $$, '23505', null,
  'two organizations can not share one');

select * from finish();
rollback;

-- Spec: numerotation#rang: `chiffres` of a sequence is 1 to 15.
begin;
set local role metier;
select plan(3);

select is(numerotation.rang_maximal('[{"type": "nature"}, {"type": "sequence", "chiffres": 1}]'),
  9::bigint,
  'one digit');
select is(numerotation.rang_maximal('[{"type": "sequence", "chiffres": 4}]'), 9999::bigint,
  'four digits');
select is(numerotation.rang_maximal('[{"type": "sequence", "chiffres": 15}]'),
  999999999999999::bigint,
  'fifteen digits');

select * from finish();
rollback;

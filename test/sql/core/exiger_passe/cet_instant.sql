-- Spec: api#ordre-des-dates: events are recorded afterwards, at the present instant at the latest,
-- and never planned.
begin;
set local role metier;
select plan(4);

create function pg_temp.refus(p_date timestamptz) returns text language sql as $$
  select essai.refus(format('select core.exiger_passe(%L, essai.t())', p_date))
$$;
select is(pg_temp.refus(essai.t(-1)), 'accepté', 'a day ago');
select is(pg_temp.refus(essai.t()), 'accepté', 'this instant');
select is(pg_temp.refus(essai.t() + interval '1 microsecond'), '400 parametre_invalide',
  'the next one');
select is(pg_temp.refus(essai.t(1)), '400 parametre_invalide', 'tomorrow');

select * from finish();
rollback;

-- Spec: api#entiers: an amount is an integer that every reader of JSON keeps exactly.
begin;
set local role metier;
select plan(4);

create function pg_temp.refus(p_montant numeric) returns text language sql as $$
  select essai.refus(format('select vente.exiger_montant(%L)', p_montant))
$$;
select is(vente.exiger_montant(9007199254740991), 9007199254740991, 'the largest one');
select is(vente.exiger_montant(null), null, 'none');
select is(pg_temp.refus(9007199254740992), '400 parametre_invalide', 'one more');
select is(pg_temp.refus(90071992547409920), '400 parametre_invalide', 'ten times as much');

select * from finish();
rollback;

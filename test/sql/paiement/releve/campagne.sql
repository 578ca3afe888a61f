-- Spec: paiements#releve: a statement shows at any date the masses and amounts delivered, accepted,
-- due, deducted and paid, and the balance of the ledger; for a campaign also its opening and
-- closing amounts.
begin;
set local role metier;
select plan(7);
select essai.preparer_paiements();
create function pg_temp.releve(p_jour integer, p_campagne uuid default null) returns jsonb
language sql as $$
  select paiement.releve(essai.id('Kossi'), (essai.t(p_jour))::date, p_campagne, essai.t(30))
$$;
select from essai.recevoir('r', '{c1}', essai.au_prix() || '{"net_g": 90000}');
select from essai.traiter_reception('r', 'valider');
select is(essai.payer('{"reference": "R"}'), 'validée 27000', 'paid five days later');

select is(pg_temp.releve(-2) -> 'soldes', '[]', 'nothing yet');
select is(pg_temp.releve(1) #>> '{soldes,0,solde}', '27000', 'owed before it was paid');
select is(pg_temp.releve(5) #>> '{soldes,0,solde}', '0', 'and not after');
select is(pg_temp.releve(5) #> '{masses,0}' ->> 'livre_g', '100000', 'what was delivered');
select is(concat_ws(' ', m ->> 'accepte_g', m ->> 'ecart_g', m ->> 'a_chiffrer_g'),
  '90000 10000 0', 'accepted, and what differs')
from (select pg_temp.releve(5) #> '{masses,0}' as m) as x;
select is(concat_ws(' ', s ->> 'ouverture', s ->> 'cloture'), '0 27000',
  'how the campaign opened, and stood')
from (select pg_temp.releve(1, essai.id('campagne ESSAI')) #> '{soldes,0}' as s) as x;

select * from finish();
rollback;

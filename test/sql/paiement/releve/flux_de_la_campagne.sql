-- Spec: paiements#releve: the balances of a campaign contain its own lines and their settlements;
-- with deductions and advances, which belong to no campaign, they sum to the ledger's balance.
begin;
set local role metier;
select plan(6);
select essai.preparer_paiements();
create function pg_temp.campagne(p_jour integer) returns text language sql as $$
  select concat_ws(' ', s ->> 'ouverture', s ->> 'cloture', s ->> 'solde')
  from (select paiement.releve(essai.id('Kossi'), (essai.t(p_jour))::date,
    essai.id('campagne ESSAI'), essai.t(30)) #> '{soldes,0}' as s) as x
$$;
select from paiement.creer(jsonb_build_object('producteur_id', essai.id('Kossi'),
  'moyen', 'especes', 'reference', 'A', 'avance', '{"montant": 4000, "devise": "XOF"}'::jsonb),
  essai.id('caissier ESSAI'), essai.t(-1));
select from essai.recevoir('r', '{c1}', essai.au_prix());
select from essai.traiter_reception('r', 'valider');
select is(pg_temp.campagne(1), '0 30000 26000', 'the advance is not the campaign''s');
select is(essai.payer(), 'validée 26000', 'the rest is paid, the advance set off');
select is(pg_temp.campagne(4), '0 30000 26000', 'as it stood before');
select is(pg_temp.campagne(5), '0 0 0', 'and when the campaign''s lines are settled whole');
select is(essai.traiter_paiement('contrepasser', 'magasinier', 6), 'contrepassée', 'taken back');
select is(pg_temp.campagne(6), '0 30000 26000', 'owed again');

select * from finish();
rollback;

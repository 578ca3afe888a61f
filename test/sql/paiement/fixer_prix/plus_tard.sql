-- Spec: paiements#prix: goods without a contract price get their price later, by lines of their
-- own; a later price replaces it by the difference.
begin;
set local role metier;
select plan(15);
select essai.preparer_paiements();
create function pg_temp.prix(p_nom text, p_prix bigint, p_devise text default 'XOF')
returns text language sql as $$
  select essai.refus(format(
    'select paiement.fixer_prix(%L, %s, %L, ''vu'', essai.id(''admin ESSAI''), essai.t(3))',
    (essai.recue(p_nom)).id, p_prix, p_devise))
$$;
select from essai.recevoir('r', '{c1}');
select is(pg_temp.prix('r', 250), '409 prix_sans_objet', 'it is not validated');
select from essai.traiter_reception('r', 'valider');
select is(pg_temp.prix('r', 250, 'EUR'), '409 taux_change_inconnu', 'a currency without a rate');
select is(pg_temp.prix('r', 250), 'accepté', 'a price');
select results_eq($$ select essai.creances(true) $$,
  $$ values ('livraison 100000 ?'), ('livraison 100000 25000 XOF'), ('livraison -100000 ?') $$,
  'is a line, and what waited for it is taken back');
select is(pg_temp.prix('r', 260), 'accepté', 'a better one');
select is_empty($$ select from paiement.creance c where paiement.attend(c) $$,
  'nothing waits any more');
select is((select concat_ws(' ', c.masse_g, c.montant, c.prix_kg) from paiement.creance c
    order by c.rang desc limit 1), '0 1000 260', 'is the difference');
-- Every line states if it is a difference; a line that takes an amount back has no price.
create function pg_temp.lignes() returns setof text language sql as $$
  select concat_ws(' ', l ->> 'masse_g', coalesce(l ->> 'montant', '?'),
    coalesce(l ->> 'prix_kg', '?'), l ->> 'difference', l ->> 'obstacles')
  from paiement.creance c cross join lateral paiement.presenter_creance(c) as l order by c.rang
$$;
select results_eq('select pg_temp.lignes()', $$ values ('100000 ? ? false ["a_chiffrer"]'),
  ('100000 25000 250 false []'), ('-100000 ? ? true []'), ('0 1000 260 true []') $$,
  'a line says whether it is a difference');
select devise.fixer_taux('{"source": "EUR", "cible": "XOF", "valeur": "655.957",
  "raison": "Cours"}'::jsonb || jsonb_build_object('depuis', essai.t(-9)), essai.id('admin ESSAI'),
  essai.t(2));
savepoint autre_monnaie;
select pg_temp.prix('r', 40, 'EUR');
select set_eq('select pg_temp.lignes() offset 4', $$ values ('100000 4000 40 false []'),
  ('-100000 -26000 ? true []') $$, 'what is taken back bears no price of before');
rollback to autre_monnaie;
select from essai.collecter('c2');
select from essai.recevoir('s', '{c2}', essai.au_prix());
select from essai.traiter_reception('s', 'valider');
select is(pg_temp.prix('s', 250), '409 prix_sans_objet', 'its contract prices it');
select is((select p.prix_kg from paiement.prix_du_contrat(
    jsonb_populate_record(essai.recue('s'), jsonb_build_object('campagne_id', essai.id('autre'))),
    (essai.recue('s')).contrat_id) as p), null, 'a contract of another campaign prices nothing');
select ok(not paiement.reglee_autrement((essai.recue('r')).id, 'EUR'),
  'what is not paid may change');
select is(essai.payer(p_compte => 'admin'), '403 separation_des_taches',
  'who set the price does not pay');
select is(essai.payer(), 'validée 56000', 'paid');
select ok(paiement.reglee_autrement((essai.recue('r')).id, 'EUR'),
  'not what was paid in another currency');

select * from finish();
rollback;

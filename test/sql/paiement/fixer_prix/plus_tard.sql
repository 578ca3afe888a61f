-- Spec: paiements#prix: what no contract prices gets its price later, by lines of its own; a later
-- price takes its place by the difference.
begin;
set local role metier;
select plan(8);
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
select is((select concat_ws(' ', c.masse_g, c.montant, c.prix_kg) from paiement.creance c
    order by c.rang desc limit 1), '0 1000 260', 'is the difference');
select from essai.collecter('c2');
select from essai.recevoir('s', '{c2}', essai.au_prix());
select from essai.traiter_reception('s', 'valider');
select is(pg_temp.prix('s', 250), '409 prix_sans_objet', 'its contract prices it');
select is(essai.payer(p_compte => 'admin'), '403 separation_des_taches',
  'who set the price does not pay');

select * from finish();
rollback;

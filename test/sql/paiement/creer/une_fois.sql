-- Spec: paiements#une-fois: a line is settled once: in parts, but never beyond its remainder, and
-- never beyond the amount owed.
begin;
set local role metier;
select plan(13);
select essai.preparer_paiements();
create function pg_temp.partie(p_montant bigint) returns jsonb language sql as $$
  select jsonb_build_object('lignes', jsonb_agg(jsonb_build_object(
    'creance_id', c.id, 'montant', p_montant)))
  from paiement.creance c where c.montant > 0
$$;

select from essai.recevoir('r', '{c1}', essai.au_prix());
select from essai.traiter_reception('r', 'valider');
select is(essai.payer(pg_temp.partie(30001)), '409 reglement_excessif', 'a franc more than is due');
select is(essai.payer(pg_temp.partie(10000)), 'validée 10000', 'a part');
select is(essai.releve(), 'XOF 30000 0 10000 20000', 'the statement says what remains');
select is(essai.payer(pg_temp.partie(20001)), '409 reglement_excessif', 'more than remains');
select is(essai.payer(), 'validée 20000', 'the rest');
select is(essai.payer(pg_temp.partie(1)), '409 reglement_excessif', 'nothing is left');
select is(array[essai.argent('producteur', 'Kossi'), essai.argent('especes'),
    essai.argent('achat')], array[0, 30000, -30000]::bigint[], 'the books balance');
select throws_ok($$ update paiement.reste set reste = -1 $$, '23514', null,
  'the database holds it, whoever writes');

select from essai.traiter_reception('r', 'devalider', 'Essai');
select is(essai.releve(), 'XOF 0 0 30000 -30000', 'taken back after it was paid: it is owed back');
select from essai.collecter('c2');
select from essai.recevoir('s', '{c2}', essai.au_prix());
select from essai.traiter_reception('s', 'valider');
select is(essai.payer(pg_temp.partie(30000) || jsonb_build_object('lignes', (
    select jsonb_agg(jsonb_build_object('creance_id', c.id)) from paiement.creance c
    where c.collecte_id = essai.id('c2')))), '409 paiement_excessif',
  'what is owed back is not left aside');
select is(essai.payer(), '400 parametre_invalide', 'both cancel out: no cash moves');
select is(essai.payer('{"moyen": "compensation"}'), 'validée 0', 'they are set off');
select is(essai.releve(), 'XOF 30000 0 30000 0', 'and nothing is open');

select * from finish();
rollback;

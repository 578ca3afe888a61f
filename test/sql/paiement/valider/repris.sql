-- Spec: paiements#seconde-personne: a waiting payment of lines that were taken back can not be
-- validated, and is cancelled. A blocked line and the amount taken back from it cancel out.
begin;
set local role metier;
select plan(10);
select essai.preparer_paiements();

select essai.regler('paiements.seuil_validation', '9999');
select from essai.recevoir('r', '{c1}', essai.au_prix());
select from essai.traiter_reception('r', 'valider');
select is(essai.payer(), 'en_attente 30000', 'it waits');
select from essai.traiter_reception('r', 'devalider', 'Essai');
select is(essai.traiter_paiement('valider', 'comptable'), '409 paiement_excessif',
  'what it pays was taken back');
select is(essai.releve(), 'XOF 0 0 0 0', 'nothing is paid');
select from essai.traiter_reception('r', 'valider');
select is(essai.traiter_paiement('valider', 'comptable'), 'validée', 'it is due again');

select from essai.traiter_reception('r', 'devalider', 'Essai');
select from essai.collecter('c2', essai.kg(50000));
select from essai.recevoir('s', '{c2}', essai.au_prix() || '{"net_g": 50000}');
select from essai.traiter_reception('s', 'valider');
select is(essai.payer('{"moyen": "compensation"}'), '400 parametre_invalide',
  'more is owed back than is due: not as a whole');
select is(essai.payer(jsonb_build_object('moyen', 'compensation', 'lignes', (
    select jsonb_agg(jsonb_build_object('creance_id', r.creance_id,
      'montant', case when r.reste < 0 then -15000 else r.reste end))
    from paiement.reste r join paiement.creance c on c.id = r.creance_id
    where r.reste <> 0 and (c.collecte_id = essai.id('c2') or c.rang = (
      select max(k.rang) from paiement.creance k where k.montant = -30000))))),
  'validée 0', 'but what is due is set off against a part of it');

select from essai.collecter('c3', '{"calcul_telephone":
  {"net_g": 1, "refaction_g": 0, "net_marchand_g": 1}}');
select from essai.recevoir('t', '{c3}', essai.au_prix());
select from essai.traiter_reception('t', 'valider');
select from essai.traiter_reception('t', 'devalider', 'Essai');
select is((select count(*) from paiement.creance c join paiement.reste r on r.creance_id = c.id
  where c.collecte_id = essai.id('c3') and r.reste <> 0), 2::bigint, 'barred and taken back');
select throws_ok($$ select paiement.exiger_payable(array[essai.id('Kossi')], 'XOF', 15001, 30000)
  $$, 'TR409', 'paiement_excessif', 'a franc above what remains');
select lives_ok($$ select paiement.exiger_payable(array[essai.id('Kossi')], 'XOF', 15000, 30000) $$,
  'what was barred and taken back takes nothing from it');
select is(essai.payer('{"producteur_id": "00000000-0000-7000-8000-000000000000"}'),
  '404 producteur_inconnu', 'nobody');

select * from finish();
rollback;

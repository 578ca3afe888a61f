-- Spec: paiements#bloque: a line is not settled while a control blocks its collection's payment, or
-- it has no price; the refusal gives the reason.
begin;
set local role metier;
select plan(7);
select essai.preparer_paiements();

select from essai.collecter('c2',
  '{"calcul_telephone": {"net_g": 1, "refaction_g": 0, "net_marchand_g": 1}}');
select from essai.recevoir('r', '{c2}', essai.au_prix());
select is(essai.traiter_reception('r', 'valider'), 'validée', 'received under control');
select is(essai.payer(), '409 creance_bloquee', 'its payment is barred');
select results_eq($$ select x from paiement.creance c, unnest(paiement.obstacles(c)) as x $$,
  $$ values ('ecart_calcul') $$, 'by its motif');
select is(essai.lever('rsci ESSAI', 'c2', 'ecart_calcul', 'confirmation_serveur'), 'leve',
  'lifted');
select is(essai.payer(), 'validée 30000', 'it is paid');

select from essai.recevoir('s', '{c1}');
select from essai.traiter_reception('s', 'valider');
select results_eq($$ select essai.creances() $$,
  $$ values ('livraison 100000 30000 XOF'), ('livraison 100000 ?') $$,
  'without a contract it waits for a price, and bars nothing else');
select is(essai.payer(jsonb_build_object('lignes', (
    select jsonb_agg(jsonb_build_object('creance_id', c.id)) from paiement.creance c
    where c.devise is null))), '409 creance_bloquee', 'and is not paid');

select * from finish();
rollback;

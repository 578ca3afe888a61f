-- Spec: file-de-controle#correction: a correction to another campaign: its frozen numbering model
-- and pack judge the collection.
begin;
set local role metier;
select plan(4);
select essai.preparer_operations();

select from essai.collecter('x',
  '{"calcul_telephone": {"net_g": 1, "refaction_g": 0, "net_marchand_g": 1}}');
select is(essai.lever('rsci ESSAI', 'x', 'ecart_calcul', 'correction',
    essai.payload_corrige('x', jsonb_build_object('campagne_id', essai.id('operations ESSAI')))),
  'leve', 'of the campaign before');
select is((select c.numero_officiel from collecte.collecte c), 'MP-ANANAS-25-0001',
  'it takes the next number there');
select is((select k.campagne_id from capacite.solde k where k.consomme_g > 0),
  essai.id('operations ESSAI'), 'and draws on the capacity there');
select is(essai.ouverts('x'), 'capacite_depassee', 'which nobody validated');

select * from finish();
rollback;

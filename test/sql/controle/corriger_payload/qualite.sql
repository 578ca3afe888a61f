-- Spec: file-de-controle#correction: the quality declared by a correction is capped by the plot's
-- too, and is an additional row.
begin;
set local role metier;
select plan(3);
select essai.preparer_operations();

select from essai.collecter('x',
  '{"calcul_telephone": {"net_g": 1, "refaction_g": 0, "net_marchand_g": 1}}');
select is(essai.lever('rsci ESSAI', 'x', 'ecart_calcul', 'correction',
    essai.payload_corrige('x', '{"qualite_declaree": {"AB": "C3"}}')), 'leve', 'declared lower');
select is((select string_agg(q.etat_code, ',' order by q.le) from collecte.qualite q), 'AB,C3',
  'the lower state is added');
select is(essai.capacites(), 'Kossi ANANAS C3 100000', 'its capacity is drawn upon');

select * from finish();
rollback;

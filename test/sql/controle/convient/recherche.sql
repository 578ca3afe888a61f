-- Spec: file-de-controle#file: the queue is searched by reference, number and producer.
begin;
set local role metier;
select plan(5);
select essai.preparer();

select from essai.collecter('a', '{"calcul_telephone": {"net_g": 1, "refaction_g": 0, '
  '"net_marchand_g": 1}}');
create function pg_temp.trouve(p_recherche text) returns boolean language sql stable as $$
  select controle.convient(c, jsonb_build_object('recherche', p_recherche))
  from controle.controle c where c.motif = 'ecart_calcul'
$$;
select ok(pg_temp.trouve(c.reference_provisoire), 'by its provisional reference')
from commande.commande c where c.id = essai.id('commande a');
select ok(pg_temp.trouve(c.numero_officiel), 'by its official number')
from collecte.collecte c where c.commande_id = essai.id('commande a');
select ok(pg_temp.trouve('kossi'), 'by the name of its producer');
select ok(not pg_temp.trouve('kossi yawo'), 'every word is required');
select ok(not pg_temp.trouve('Akou'), 'another producer');

select * from finish();
rollback;

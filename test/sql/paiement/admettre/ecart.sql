-- Spec: paiements#ecart: the difference between a collection and its reception is not due until a
-- person other than its author admits it, with a reason, once.
begin;
set local role metier;
select plan(10);
select essai.preparer_paiements();
create function pg_temp.admettre(p_genre text, p_compte text) returns text language sql as $$
  select essai.refus(format('select paiement.admettre(%L, ''vu'', essai.id(%L), essai.t(3))', (
    select c.id from paiement.creance c where c.genre = p_genre order by c.rang limit 1),
    p_compte))
$$;
select from essai.recevoir('r', '{c1}', essai.au_prix() || '{"net_g": 90000}');
select from essai.traiter_reception('r', 'valider');

select is(pg_temp.admettre('livraison', 'caissier ESSAI'), '404 ligne_inconnue', 'no difference');
select is(pg_temp.admettre('ecart', 'agent ESSAI'), '403 separation_des_taches', 'one''s own');
select is(pg_temp.admettre('ecart', 'caissier ESSAI'), 'accepté', 'admitted');
select is(pg_temp.admettre('ecart', 'caissier ESSAI'), '409 ecart_deja_admis', 'once');
select results_eq($$ select essai.creances() $$,
  $$ values ('livraison 90000 27000 XOF'), ('ecart 10000 3000 XOF') $$, 'it is due');
select is(essai.payer(p_compte => 'caissier'), '403 separation_des_taches',
  'who admitted it does not pay it');

reset role;
update reception.reception set refaction_g = 20000, net_marchand_g = 70000;
set local role metier;
select from paiement.arreter((essai.recue('r')).id, essai.id('rsci ESSAI'), essai.t(4));
select results_eq($$ select essai.creances() $$,
  $$ values ('livraison 70000 21000 XOF'), ('ecart 20000 ?'), ('ecart 10000 3000 XOF') $$,
  'a larger difference is not due by the first decision');
select is(pg_temp.admettre('ecart', 'caissier ESSAI'), 'accepté', 'it is admitted by another');
select results_eq($$ select essai.creances() $$,
  $$ values ('livraison 70000 21000 XOF'), ('ecart 30000 9000 XOF') $$, 'and is due');
select is(pg_temp.admettre('ecart', 'caissier ESSAI'), '409 ecart_deja_admis', 'once');

select * from finish();
rollback;

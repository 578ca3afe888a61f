-- Spec: paiements#separation: neither who recorded a collection nor who set its price pays it, and
-- the database holds it.
begin;
set local role metier;
select plan(10);
select essai.preparer_paiements();

select from essai.recevoir('r', '{c1}', essai.au_prix());
select from essai.traiter_reception('r', 'valider');
select is(essai.payer(p_compte => 'agent'), '403 separation_des_taches', 'who collected');
select is(essai.payer(p_compte => 'admin'), '403 separation_des_taches', 'who set the price');
select is(essai.payer(p_compte => 'magasinier'), 'validée 30000', 'who received may');
select throws_ok($$ update paiement.paiement set valide_par = essai.id('agent ESSAI') $$, '23514',
  null, 'the database refuses who recorded it');
select throws_ok($$ update paiement.paiement set valide_par = auteur_id $$, '23514', null,
  'and that one person validates their own');
select is(essai.traiter_paiement('contrepasser', 'agent'), '403 separation_des_taches',
  'who recorded it does not reverse it');
select is(essai.traiter_paiement('contrepasser', 'magasinier'), 'contrepassée', 'who paid does');
select is((select count(distinct x.ecartes) from paiement.paiement x), 1::bigint,
  'the mirror keeps who may not');
select is(essai.payer('{"producteur_id": "00000000-0000-7000-8000-000000000000"}'),
  '404 producteur_inconnu', 'nobody');
select is(essai.payer('{"lignes": [{"creance_id": "00000000-0000-7000-8000-000000000000"}]}'),
  '404 ligne_inconnue', 'nobody''s line');

select * from finish();
rollback;

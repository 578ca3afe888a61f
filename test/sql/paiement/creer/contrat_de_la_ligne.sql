-- Spec: paiements#separation: an account that changed a contract's price in its draft can not pay
-- lines with this price, and a line keeps the contract of its price, whatever contract its
-- collection names now.
begin;
set local role metier;
select plan(9);
select essai.preparer_paiements();
create function pg_temp.contrat(p_code text, p_prix integer) returns uuid language plpgsql as $$
declare
  v_id uuid := (essai.contracter(jsonb_build_object('code', p_code)) ->> 'id')::uuid;
begin
  perform contrat.modifier(v_id, jsonb_build_object('lignes', jsonb_build_array(
    jsonb_build_object('produit_id', essai.produit('ANANAS'), 'quantite_g', 1000000,
      'prix_kg', p_prix))), essai.id('comptable ESSAI'), essai.t(-6));
  perform contrat.activer(v_id, essai.id('admin ESSAI'), essai.t(-5));
  return v_id;
end
$$;

select set_config('essai.q', pg_temp.contrat('Q', 250)::text, true);
select ok((select c.prix_par @> array[essai.id('admin ESSAI'), essai.id('comptable ESSAI')]
  from contrat.contrat c where c.code = 'Q'), 'the contract keeps its author and who changed it');
update collecte.collecte c set contrat_id = current_setting('essai.q')::uuid
where c.id = essai.id('c1');
select from essai.recevoir('r', '{c1}');
select from essai.traiter_reception('r', 'valider');
select results_eq($$ select c.contrat_id, c.montant from paiement.creance c $$,
  $$ values (current_setting('essai.q')::uuid, 25000::bigint) $$, 'the line keeps its contract');
select is(essai.payer(p_compte => 'comptable'), '403 separation_des_taches',
  'who changed the price');
update collecte.collecte c set contrat_id = null where c.id = essai.id('c1');
select is(essai.payer(p_compte => 'comptable'), '403 separation_des_taches',
  'also when the collection names no contract any more');
select is(essai.payer(p_compte => 'admin'), '403 separation_des_taches', 'who activated it');
update collecte.collecte c set contrat_id = (select k.id from contrat.contrat k where k.code = 'P')
where c.id = essai.id('c1');
select from paiement.arreter((essai.recue('r')).id, essai.id('rsci ESSAI'), essai.t(4));
select results_eq($$ select k.code, c.montant from paiement.creance c
    join contrat.contrat k on k.id = c.contrat_id order by c.rang $$,
  $$ values ('Q', 25000::bigint), ('P', 5000) $$, 'the difference is of the contract of now');
select is(essai.payer(p_compte => 'caissier'), 'validée 30000', 'somebody else may');
select throws_ok($$ update paiement.paiement set valide_par = essai.id('comptable ESSAI') $$,
  '23514', null, 'and the database holds it');
select throws_ok($$ update paiement.paiement set annule_par = essai.id('comptable ESSAI') $$,
  '23514', null, 'of who cancels too');

select * from finish();
rollback;

-- Spec: commandes#ordre-d-arrivee: what is due by a contract's price is the same in every order of
-- a collection, its reception by reference, an error, a correction and a payment.
begin;
set local role metier;
select plan(4);
select essai.preparer_paiements();

create function pg_temp.recevoir() returns jsonb language sql as $$
  select essai.appel(format('essai.recevoir(%L, array[%L])', 'r', essai.papier('k') || ' 100000'))
$$;
create function pg_temp.collecte(p_champs jsonb default '{}') returns jsonb language sql as $$
  select essai.a_l_heure('06:00',
    essai.ordre('collecte.enregistrer', 'k', essai.au_prix() || p_champs))
$$;
create function pg_temp.valider() returns jsonb language sql as $$
  select essai.appel($pas$ case when current_setting('essai.reception_r', true) <> ''
    then essai.traiter_reception('r', 'valider') else '404 not received' end $pas$)
$$;
create function pg_temp.payer() returns jsonb language sql as $$
  select essai.appel($pas$ 'paid: ' || essai.payer()
    from (select count(*) from paiement.reste r where r.reste <> 0) as r (ouverts)
    where r.ouverts > 0 $pas$)
$$;
select is(essai.ecarts_de_permutations(
    pg_temp.recevoir(), pg_temp.collecte(), pg_temp.valider(), pg_temp.payer()), null,
  'a collection, its reception, a payment');
select is(essai.ecarts_de_permutations(pg_temp.recevoir(), pg_temp.collecte(), pg_temp.valider(),
    essai.a_l_heure('07:00',
      essai.ordre('collecte.signaler_erreur', 'e', essai.d_une_collecte('k')))), null,
  'a reported error');
select is(essai.ecarts_de_permutations(pg_temp.recevoir(),
    pg_temp.collecte(
      '{"calcul_telephone": {"net_g": 1, "refaction_g": 0, "net_marchand_g": 1}}'),
    pg_temp.valider(),
    essai.decision('k', 'ecart_calcul', 'correction', essai.corriger_en(essai.ordre(
      'collecte.enregistrer', 'k', essai.au_prix() || essai.kg(90000))))), null,
  'a corrected weight');
select from unnest(array[pg_temp.recevoir(), pg_temp.collecte(), pg_temp.valider()])
  with ordinality as u (pas, rang) cross join lateral essai.faire_pas(u.pas) order by u.rang;
select results_eq($$ select c.masse_g, c.montant from paiement.creance c $$,
  $$ values (100000::bigint, 30000::bigint) $$, 'they bring about an amount due');

select * from finish();
rollback;

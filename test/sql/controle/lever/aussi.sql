-- Spec: file-de-controle#plusieurs: one decision lifts several items, or none of them.
begin;
set local role metier;
select plan(9);
select essai.preparer();

create function pg_temp.controles(p_motif text) returns jsonb language sql stable as $$
  select jsonb_build_object('aussi', jsonb_agg(k.id)) from controle.controle k
  where k.motif = p_motif
$$;
select essai.collecter(n,
  '{"calcul_telephone": {"net_g": 1, "refaction_g": 0, "net_marchand_g": 1}}')
from unnest('{a,b,c}'::text[]) as n;
select from essai.collecter('d', essai.kg(1000001));

select is(essai.lever('rsci ESSAI', 'a', 'ecart_calcul', 'confirmation_serveur',
    pg_temp.controles('capacite_depassee')), '400 decision_invalide',
  'one of another motif among them');
select is(essai.lever('rsci ESSAI', 'a', 'ecart_calcul', 'confirmation_serveur',
    jsonb_build_object('aussi', array[essai.id('?')])), '404 controle_inconnu',
  'one that does not exist');
select is((select count(*) from controle.controle k where k.statut = 'leve'), 0::bigint,
  'then none is lifted: all or nothing');

select is(essai.lever('rsci ESSAI', 'a', 'ecart_calcul', 'confirmation_serveur',
    pg_temp.controles('ecart_calcul')), 'leve', 'three of one motif');
select results_eq($$ select k.commande_id, k.leve_par, k.leve_le, k.decision, k.raison
    from controle.controle k where k.statut = 'leve' order by 1 $$,
  $$ select essai.id('commande ' || n), essai.id('rsci ESSAI'), essai.t(1), 'confirmation_serveur',
    'vu' from unnest('{a,b,c}'::text[]) as n order by 1 $$, 'each is kept with the decision');
select is((select count(distinct e.entite_id) from journal.evenement e
    where e.action = 'controle.lever'), 3::bigint, 'and each is journaled');
select is(essai.ouverts('d'), 'capacite_depassee', 'the others stay open');

select from essai.collecter('e',
  '{"calcul_telephone": {"net_g": 1, "refaction_g": 0, "net_marchand_g": 1}}');
select is(essai.lever('rsci ESSAI', 'e', 'ecart_calcul', 'confirmation_serveur',
    pg_temp.controles('ecart_calcul')), '409 controle_deja_leve',
  'one that is lifted already among them');
select is(essai.ouverts('e'), 'capacite_depassee,ecart_calcul', 'leaves the others open');

select * from finish();
rollback;

-- Spec: service#donnees-en-place: a control is listed if a correction or a new date lifted it and
-- did not end its finding; a control whose finding was accepted or settled is not.
begin;
set local role metier;
select plan(6);
select essai.preparer_operations();

create function pg_temp.jugees() returns text language sql as $$
  select string_agg(e.reference || ' ' || (e.apres -> 'controles'), ', ' order by e.reference)
  from rejugement.commandes_jugees_autrement(array(select c.id from commande.commande c)) as e
$$;
-- Lifts a control as an older version did, by a decision that changed nothing.
create function pg_temp.lever(p_nom text, p_decision text) returns void language sql as $$
  update controle.controle
  set statut = 'leve', leve_le = essai.t(1), leve_par = essai.id('rsci ESSAI'), raison = 'vu',
      decision = p_decision
  where commande_id = essai.id('commande ' || p_nom) and statut = 'ouvert'
$$;
select from essai.collecter('masses',
  '{"calcul_telephone": {"net_g": 1, "refaction_g": 0, "net_marchand_g": 1}}');
select from essai.collecter('contrat', jsonb_build_object('contrat_id', essai.id('contrat')));
select from essai.collecter('hors ligne', '{}', '{}',
  jsonb_build_object('synchro_precedente', essai.t(-8)));
select from essai.faire('parcelle.relever', 'surface', jsonb_build_object('releve', essai.releve(
  'surface', essai.rectangle(2.1, 6.4, 0.001, 0.000817378625), 10101)));
select from essai.faire('recolte.estimer', 'estimation', '{}', '{}', 'agent');
select is(pg_temp.jugees(), null, 'what is open is asked already');
select pg_temp.lever('masses', 'correction');
select pg_temp.lever('contrat', 'correction');
select pg_temp.lever('hors ligne', 'ecart_motive');
select pg_temp.lever('surface', 'correction');
select is(pg_temp.jugees(),
  'collecte.enregistrer MP-ANANAS-26-0001 ["ecart_calcul"], '
  'collecte.enregistrer MP-ANANAS-26-0002 ["reference_inconnue"], '
  'collecte.enregistrer MP-ANANAS-26-0003 ["hors_ligne_depasse"], '
  'parcelle.relever BR-ESSAI-20260601-0004 ["ecart_calcul"]', 'each is listed');
select is((select count(*) from rejugement.genre g
    cross join lateral rejugement.appliquer('commande', essai.id('commande masses'), 'revu',
      essai.t(2)) where g.genre = 'commande'), 1::bigint, 'a person applies it');
select is(essai.ouverts('masses'), 'ecart_calcul', 'and its control is open again');
select rejugement.appliquer('commande', essai.id('commande surface'), 'revu', essai.t(2));
select is(essai.ouverts('surface'), 'ecart_calcul', 'so is that of a surface');
select is(pg_temp.jugees() like '%parcelle%', false, 'which is listed no more');

select * from finish();
rollback;

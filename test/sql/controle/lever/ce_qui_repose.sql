-- Spec: file-de-controle#repose: a decision changes the present values of a record or devalidates a
-- collection. Controls that depended on the former values are lifted with it; findings that still
-- hold stay.
begin;
set local role metier;
select plan(10);
select essai.preparer_ordre();
select essai.producteur('Afi');
create function pg_temp.decide(p_nom text) returns text language sql as $$
  select coalesce(k.decision, k.statut) from controle.controle k
  where k.commande_id = essai.id('commande ' || p_nom)
$$;

select from essai.collecter('collecte', essai.kg(600000), essai.capture(essai.t(0, '05:00')));
select from essai.collecter('suivante', essai.kg(600000), essai.capture(essai.t(0, '06:00')));
select is(essai.ouverts('suivante'), 'capacite_depassee', 'crosses the ceiling');
select from unnest('{plus,rien}'::text[]) as n
  cross join lateral essai.faire('collecte.signaler_erreur', n);
select is(essai.lever('rsci ESSAI', 'plus', 'erreur_signalee_agent', 'correction',
  essai.payload_corrige('collecte', essai.kg(700000))), 'leve', 'the first was heavier');
select is(pg_temp.decide('suivante'), 'ouvert', 'and the second crosses it all the same');
select is(essai.lever('rsci ESSAI', 'rien', 'erreur_signalee_agent', 'correction'), 'leve',
  'the first is devalidated');
select is(pg_temp.decide('suivante'), 'correction', 'and the second is covered');
select is((select e.details ->> 'avec' from journal.evenement e
    where e.commande_id = essai.id('commande suivante') and e.action = 'controle.lever'),
  essai.id('commande rien')::text, 'the journal names what it was lifted with');

select from essai.collecter('d''un autre', essai.kg(1000)
    || '{"calcul_telephone": {"net_g": 1, "refaction_g": 0, "net_marchand_g": 1}}'
    || jsonb_build_object('producteur_id', essai.id('Afi'),
                          'parcelle_id', essai.id('parcelle Afi')),
  essai.capture(essai.t(0, '05:00')));
select from essai.faire('inspection.enregistrer', 'vue', jsonb_build_object(
  'producteur_id', essai.id('Afi'), 'parcelle_id', null), essai.capture(essai.t(0, '06:00')));
select is(essai.lever('rsci ESSAI', 'd''un autre', 'ecart_calcul', 'correction',
  essai.payload_corrige('d''un autre', essai.kg(1000))), 'leve', 'collected of another producer');
select is(pg_temp.decide('vue'), 'correction', 'from whom the inspector collected nothing');

select from essai.faire('parcelle.enregistrer', 'terre', jsonb_build_object(
  'releve', essai.releve('r', essai.ailleurs('là'), 1)));
select from essai.faire('parcelle.relever', 's', jsonb_build_object(
  'releve', essai.releve('s', essai.ailleurs('là'))));
select is(essai.lever('rsci ESSAI', 'terre', 'ecart_calcul', 'correction', jsonb_build_object(
    'type', 'parcelle.enregistrer', 'version_schema', 2, 'payload',
    essai.payload('parcelle.enregistrer', 'terre') || essai.forme_de('ailleurs'))), 'leve',
  'a plot lies elsewhere');
select is(pg_temp.decide('s'), 'correction', 'and overlaps no other');

select * from finish();
rollback;

-- Spec: file-de-controle#levee: Several controls on one entity: each keeps its own effect until
-- lifted.
begin;
set local role metier;
select plan(7);
select essai.preparer_operations();

select from essai.collecter('x', essai.kg(1000001)
  || '{"calcul_telephone": {"net_g": 2, "refaction_g": 0, "net_marchand_g": 2}}',
  '{"horloge": null, "cree_le_appareil": "2020-01-01T00:00:00Z"}');
create function pg_temp.effet() returns text language sql as $$
  select format('anomalie %s, paiement %s, écartée %s, %s', e.en_anomalie, e.paiement_bloque,
    e.ecartee_du_bio, e.motifs) from collecte.effet e
$$;
select is(pg_temp.effet(),
  'anomalie t, paiement t, écartée t, {capacite_depassee,ecart_calcul,horloge_invraisemblable}',
  'three controls');
select is(essai.lever('rsci ESSAI', 'x', 'ecart_calcul', 'confirmation_serveur'), 'leve',
  'the calculation is confirmed');
select is(pg_temp.effet(),
  'anomalie t, paiement f, écartée t, {capacite_depassee,horloge_invraisemblable}',
  'the two others bite on');
select is(essai.lever('rsci ESSAI', 'x', 'horloge_invraisemblable', 'ecart_motive',
    jsonb_build_object('date_operation', essai.t(0, '05:00'))), 'leve', 'the date is given');
select is(pg_temp.effet(), 'anomalie t, paiement f, écartée t, {capacite_depassee}',
  'the ceiling bites on, and the calculation that was confirmed is not asked again');
select is(essai.lever('rsci ESSAI', 'x', 'capacite_depassee', 'declassement'), 'leve',
  'the collection is downgraded');
select is(pg_temp.effet(), 'anomalie f, paiement f, écartée f, {}', 'nothing is left');

select * from finish();
rollback;

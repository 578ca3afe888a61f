-- Spec: file-de-controle#effet: a difference of figures blocks the payment, an exceeded ceiling
-- blocks the matter, and all other motifs mark the record as in anomaly.
begin;
set local role metier;
select plan(4);
select essai.preparer();

update capacite.solde set plafond_g = 100000000;
select from essai.collecter('rien', essai.kg(1));
select from essai.collecter('calcul',
  essai.kg(1) || '{"calcul_telephone": {"net_g": 2, "refaction_g": 0, "net_marchand_g": 2}}');
select from essai.collecter('horloge', essai.kg(1),
  '{"horloge": null, "cree_le_appareil": "2020-01-01T00:00:00Z"}');
select from essai.collecter('capacite', essai.kg(100000001));

create function pg_temp.effet(p_nom text) returns text language sql as $$
  select format('%s %s %s %s', e.en_anomalie, e.paiement_bloque, e.ecartee_du_bio, e.motifs)
  from collecte.effet e where e.collecte_id = essai.id(p_nom)
$$;
select is(pg_temp.effet('rien'), 'f f f {}', 'no control, no effect');
select is(pg_temp.effet('calcul'), 't t f {ecart_calcul}',
  '`ecart_calcul`: payment blocked, matter free');
select is(pg_temp.effet('horloge'), 't f f {horloge_invraisemblable}',
  '`horloge_invraisemblable`: in anomaly');
select is(pg_temp.effet('capacite'), 't f t {capacite_depassee}',
  '`capacite_depassee`: matter barred, payment free');

select * from finish();
rollback;

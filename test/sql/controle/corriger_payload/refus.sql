-- Spec: file-de-controle#correction: a corrected payload must be a whole payload of the control's
-- own command type; any other is refused and writes nothing.
begin;
set local role metier;
select plan(9);
select essai.preparer_operations();

select from essai.collecter('x',
  '{"calcul_telephone": {"net_g": 1, "refaction_g": 0, "net_marchand_g": 1}}');
select from essai.faire('intrant.remettre', 'remise',
  jsonb_build_object('producteur_id', essai.id('?')));
create function pg_temp.corriger(p_commande text, p_motif text, p_demande jsonb) returns text
language sql as $$
  select essai.lever('rsci ESSAI', p_commande, p_motif, 'correction', p_demande)
$$;
select is(pg_temp.corriger('x', 'ecart_calcul', '{}'), '400 correction_attendue',
  'nothing to correct by');
select is(pg_temp.corriger('x', 'ecart_calcul', essai.payload_corrige('y')),
  '409 correction_impossible', 'another collection''s id');
select is(pg_temp.corriger('x', 'ecart_calcul', essai.payload_corrige('x')
    || '{"type": "recolte.estimer"}'), '409 correction_impossible', 'another type');
select is(pg_temp.corriger('remise', 'reference_inconnue',
    jsonb_build_object('type', 'intrant.remettre', 'version_schema', 1, 'payload',
      essai.payload('intrant.remettre', 'autre'))),
  '409 correction_impossible', 'another hand-out''s id');
select is(pg_temp.corriger('x', 'ecart_calcul',
    essai.payload_corrige('x',
      '{"pesees": [{"brut_g": 900, "tare_g": 1000}, {"brut_g": 1900, "tare_g": 1000}]}')),
  '400 tare_superieure_au_brut', 'a tare above its gross');
select is(pg_temp.corriger('x', 'ecart_calcul',
    essai.payload_corrige('x', '{"pesees": [{"brut_g": 1000, "tare_g": 1000}]}')),
  '400 masses_incoherentes', 'no mass');
select is(array[essai.ouverts('x'), essai.ouverts('remise')], '{ecart_calcul,reference_inconnue}',
  'both stay open');
select is((select count(*) from collecte.correction) + (select count(*) from commande.correction),
  0::bigint, 'nothing is kept of it');
select is((select count(*) from journal.evenement e where e.action = 'controle.lever'), 0::bigint,
  'nor journaled');

select * from finish();
rollback;

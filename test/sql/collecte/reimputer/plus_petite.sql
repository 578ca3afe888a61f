-- Spec: file-de-controle#meme-fait: a ceiling that a person let a collection cross is not asked
-- again when the collection proves smaller, whatever was collected after it.
begin;
set local role metier;
select plan(5);
select essai.preparer_operations();

select is(essai.motifs(essai.collecter('x', essai.kg(1000100)
    || '{"calcul_telephone": {"net_g": 1, "refaction_g": 0, "net_marchand_g": 1}}')),
  'ecart_calcul,capacite_depassee', 'a collection crosses the ceiling by 100 g');
select is(essai.lever('rsci ESSAI', 'x', 'capacite_depassee', 'non_conformite'), 'leve',
  'a person lets it');
select is(essai.motifs(essai.collecter('y', essai.kg(100000))), 'capacite_depassee',
  'and so does the next one');
select is(essai.lever('rsci ESSAI', 'x', 'ecart_calcul', 'correction', jsonb_build_object(
    'payload', essai.payload_collecte('x', essai.kg(1000050)),
    'type', 'collecte.enregistrer', 'version_schema', 2)), 'leve', 'the first one was smaller');
select is(essai.ouverts('x'), null, 'nothing is asked of it again');

select * from finish();
rollback;

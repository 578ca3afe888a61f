-- Spec: file-de-controle#ecart-motive: the date given by a decision is used by later judgements,
-- whatever the type.
begin;
set local role metier;
select plan(7);
select essai.preparer_operations();

create function pg_temp.dater(p_nom text) returns text language sql as $$
  select essai.lever('rsci ESSAI', p_nom, 'horloge_invraisemblable', 'ecart_motive',
    jsonb_build_object('date_operation', essai.t(0, '05:00')))
$$;
select from essai.faire('intrant.remettre', 'x',
  jsonb_build_object('producteur_id', essai.id('Afi')),
  '{"horloge": null, "cree_le_appareil": "2020-01-01T00:00:00Z"}');
select is(pg_temp.dater('x'), 'leve', 'a hand-out of an unknown producer is given a date');
select essai.producteur('Afi');
select is(essai.lever('rsci ESSAI', 'x', 'reference_inconnue', 'correction'), 'leve',
  'the producer arrives');
select is((select r.date_operation from intrant.remise r), essai.t(0, '05:00'), 'the date stays');
select from essai.faire('producteur.enregistrer', 'p', '{}',
  '{"horloge": null, "cree_le_appareil": "2020-01-01T00:00:00Z"}');
select is(pg_temp.dater('p'), 'leve', 'a producer too');
select is((select p.cree_le from producteur.producteur p where p.id = essai.id('p')),
  essai.t(0, '05:00'), 'is registered from then on');
update module.activation set actif_pendant = '{}';
select from essai.faire('intrant.remettre', 'z', '{}',
  '{"horloge": null, "cree_le_appareil": "2020-01-01T00:00:00Z"}');
select is(array[pg_temp.dater('z'),
    essai.lever('rsci ESSAI', 'z', 'module_inactif', 'reprise_manuelle',
      jsonb_build_object('type', 'intrant.remettre', 'version_schema', 1, 'payload',
        essai.payload('intrant.remettre', 'z')))],
  '{leve,leve}', 'what was set aside is given a date, and resumed');
select is((select r.date_operation from intrant.remise r where r.id = essai.id('z')),
  essai.t(0, '05:00'), 'at that date');

select * from finish();
rollback;

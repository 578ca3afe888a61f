-- Spec: types-de-commandes#inspection-enregistrer: an inspector who collected from the producer
-- until then is not independent, whichever of the two commands arrives first.
begin;
set local role metier;
select plan(10);
select essai.preparer_operations();

create function pg_temp.inspecter(p_nom text, p_heure text, p_auteur text default 'agent')
returns void language sql as $$
  select from essai.faire('inspection.enregistrer', p_nom, '{}',
    essai.capture(essai.t(0, p_heure)), p_auteur)
$$;
select essai.producteur('Afi');
select pg_temp.inspecter('avant', '04:59');
select pg_temp.inspecter('au même instant', '05:00');
select pg_temp.inspecter('après', '06:00');
select pg_temp.inspecter('collègue', '06:00', 'collègue');
select from essai.faire('inspection.enregistrer', 'de Afi',
  jsonb_build_object('producteur_id', essai.id('Afi'), 'parcelle_id', null));
select from essai.faire('inspection.enregistrer', 'de Tardif',
  jsonb_build_object('producteur_id', essai.id('Tardif'), 'parcelle_id', null));
select is((select count(*) from controle.controle k where k.motif = 'conflit_interets'), 0::bigint,
  'nobody collected anything');

select from essai.collecter('collecte', '{}', essai.capture(essai.t(0, '05:00')));
select is(essai.ouverts('avant'), null, 'inspected before the collection: independent then');
select is(essai.ouverts(n), 'conflit_interets', n || ': the collection arrived later')
from unnest('{au même instant,après}'::text[]) as n;
select is(array[essai.ouverts('collègue'), essai.ouverts('de Afi')], '{NULL,NULL}',
  'neither another inspector nor another producer');
select from essai.collecter('seconde', '{}', essai.capture(essai.t(0, '05:30')));
select is((select count(*) from controle.controle k where k.motif = 'conflit_interets'), 2::bigint,
  'a second collection says nothing new');

select from essai.collecter('tardive', jsonb_build_object('producteur_id', essai.id('Tardif'),
    'parcelle_id', essai.id('parcelle Tardif')));
select is(essai.ouverts('de Tardif'), 'reference_inconnue', 'a producer whom nobody knows');
select essai.producteur('Tardif');
select is(essai.lever_tous('rsci ESSAI', n, 'reference_inconnue', 'correction'), 'leve',
  n || ': the producer has arrived') from unnest('{de Tardif,tardive}'::text[]) as n;
select is(essai.ouverts('de Tardif'), 'conflit_interets', 'is found once both know the producer');

select * from finish();
rollback;

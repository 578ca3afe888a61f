-- Spec: file-de-controle#ecart-motive: a survey or a registration with a new date is compared with
-- the neighbours of that date; the plot's other surveys and the declared crops move with it.
begin;
set local role metier;
select plan(9);
select essai.preparer_operations();

create function pg_temp.inconnue() returns jsonb
language sql as $$ select '{"horloge": null, "cree_le_appareil": "2020-01-01T00:00:00Z"}'::jsonb $$;
create function pg_temp.dater(p_nom text, p_heure text) returns text language sql as $$
  select essai.lever('rsci ESSAI', p_nom, 'horloge_invraisemblable', 'ecart_motive',
    jsonb_build_object('date_operation', essai.t(0, p_heure)))
$$;
select essai.faire('parcelle.enregistrer', 'base',
  jsonb_build_object('releve', essai.releve('base', essai.rectangle(2.1, 6.4))),
  essai.capture(essai.t(0, '04:00')));
select essai.faire('parcelle.relever', 'base ailleurs',
  jsonb_build_object('parcelle_id', essai.id('base'), 'releve',
    essai.releve('base ailleurs', essai.rectangle(2.2, 6.4))),
  essai.capture(essai.t(0, '06:00')));

select essai.faire('parcelle.enregistrer', 'x',
  jsonb_build_object('releve', essai.releve('x', essai.rectangle(2.1, 6.4))), pg_temp.inconnue());
select is(essai.ouverts('x'), 'horloge_invraisemblable',
  'at the reception nobody was there any more');
select is(pg_temp.dater('x', '05:00'), 'leve', 'it was at five o''clock');
select is(essai.ouverts('x'), 'chevauchement_parcelle',
  'when the other plot was: a registration is examined too');
select essai.lever(k.id) from controle.controle k where k.statut = 'ouvert';

select essai.faire('parcelle.enregistrer', 'premier',
  jsonb_build_object('releve', essai.releve('premier', essai.rectangle(2.3, 6.4))),
  essai.capture(essai.t(0, '03:00')));
select essai.faire('parcelle.relever', 'y',
  jsonb_build_object('parcelle_id', essai.id('premier'), 'releve',
    essai.releve('y', essai.rectangle(2.4, 6.4)),
  'cultures', '[]'::jsonb), essai.capture(essai.t(0, '03:30')));
select essai.faire('parcelle.enregistrer', 'voisine',
  jsonb_build_object('releve', essai.releve('voisine', essai.rectangle(2.3, 6.4))),
  essai.capture(essai.t(0, '04:00')));
select is((select count(*) from controle.controle k where k.statut = 'ouvert'), 0::bigint,
  'it had left before the neighbour came');
select essai.controler('parcelle', essai.id('premier'), 'horloge_invraisemblable');
update controle.controle set commande_id = essai.id('commande y')
where commande_id = essai.id('commande support') and entite = 'parcelle';
select is(pg_temp.dater('y', '05:30'), 'leve', 'but it left later');
select is((select k.autre_id from controle.controle k where k.statut = 'ouvert'
    and k.motif = 'chevauchement_parcelle'), essai.id('voisine'),
  'so that the survey before met the neighbour');
select is((select k.details ->> 'du' || ' ' || (k.details ->> 'au') from controle.controle k
    where k.statut = 'ouvert' and k.autre_id = essai.id('voisine')),
  '2026-06-01T04:00:00Z 2026-06-01T05:30:00Z', 'until then');
select is((select count(*) from parcelle.cultures_au(essai.id('premier'), essai.t(0, '05:00'))),
  1::bigint, 'what it grew then is what it was registered with');
select is((select count(*) from parcelle.cultures_au(essai.id('premier'), essai.t(0, '05:30'))),
  0::bigint, 'and what the survey told from its new date on');

select * from finish();
rollback;

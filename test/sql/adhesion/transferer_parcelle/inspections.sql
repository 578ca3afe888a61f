-- Spec: terrain#transfert: records that name a plot with its earlier holder are judged again if the
-- plot had another holder at their date, in any order of arrival; records that name the new holder
-- lose their control.
begin;
set local role metier;
select plan(7);
select essai.preparer_operations();
select essai.producteur('Ama');

create function pg_temp.ouverts(p_nom text) returns text language sql as $$
  select string_agg(k.motif || ' ' || (k.details ->> 'champ'), ',' order by k.motif)
  from controle.controle k
  where k.commande_id = essai.id('commande ' || p_nom) and k.statut = 'ouvert'
$$;
select from essai.faire('inspection.enregistrer', 'avant', '{}',
  essai.capture(essai.t(0, '06:00')));
select from essai.faire('inspection.enregistrer', 'après', '{}',
  essai.capture(essai.t(0, '07:00')));
select from essai.faire('non_conformite.constater', 'constat',
  jsonb_build_object('parcelle_id', essai.id('parcelle Kossi')),
  essai.capture(essai.t(0, '07:00')));
select from essai.faire('inspection.enregistrer', 'd''Ama',
  jsonb_build_object('producteur_id', essai.id('Ama')), essai.capture(essai.t(0, '07:00')));
select is(pg_temp.ouverts('d''Ama'), 'reference_inactive parcelle_id', 'not hers yet');
select is(pg_temp.ouverts(n), null, n || ': nothing, as it is known')
from unnest('{avant,après,constat}'::text[]) as n where n <> 'avant';

select from adhesion.transferer_parcelle(essai.id('parcelle Kossi'),
  jsonb_build_object('producteur_id', essai.id('Ama'), 'le', essai.t(0, '06:30'), 'raison',
    'vente'),
  essai.id('admin ESSAI'), essai.t(1));
select is(pg_temp.ouverts('avant'), null, 'before it went: nothing');
select is(pg_temp.ouverts('d''Ama'), null, 'hers by then');
select is(pg_temp.ouverts('après'), 'reference_inactive parcelle_id',
  'after: the plot was not its producer''s any more');
select is(pg_temp.ouverts('constat'), 'reference_inactive parcelle_id', 'of a finding as well');

select * from finish();
rollback;

-- Spec: etapes#qualite: different products in conversion make a conventional output; lots of the
-- same product stay in conversion.
begin;
set local role metier;
select plan(8);
select essai.preparer();
select essai.referentiel_nop();

insert into conformite.referentiel_coche values (core.organisation_id(), 'AB'),
  (core.organisation_id(), 'NOP');
select essai.lot('ab', 1000, 'validé'), essai.lot('c2', 1000, 'validé', 'C2'),
  essai.lot('c3', 1000, 'validé', 'C3');
create function pg_temp.jus(p_nom text, p_etat text) returns void language sql as $$
  select essai.lot(p_nom || ' source', 1000, 'validé', p_etat);
  select essai.etape(p_nom, jsonb_build_object(p_nom || ' source', 1000),
    jsonb_build_array(essai.sortie(1000)));
  select essai.proceder(p_nom);
  select lot.numeroter(essai.issu(p_nom), essai.t(3));
  select lot.changer_statut(essai.issu(p_nom), 'valider', null, essai.id('rsci ESSAI'), essai.t(3));
$$;
select pg_temp.jus('jus ab', 'AB'), pg_temp.jus('jus c2', 'C2');
create function pg_temp.issus(p_lots uuid[], p_etats jsonb default '{}') returns text
language plpgsql as $$
declare
  v_id uuid := etape.creer(jsonb_build_object('procede', 'sechage', 'campagne_id',
      essai.id('campagne ESSAI'), 'sorties',
      jsonb_build_array(essai.sortie(10, jsonb_build_object('etats', p_etats))),
    'entrees',
    (select jsonb_agg(jsonb_build_object('lot_id', l, 'quantite_g', 10)) from unnest(p_lots) as l)),
  essai.id('rsci ESSAI'), essai.t(3)) ->> 'id';
begin
  return (select r.etats::text || r.surclasses::text from etape.resultats(v_id) as r);
end
$$;
select is(pg_temp.issus(array[essai.id('lot c2'), essai.id('lot c3')]), '{"AB": "C2"}{}',
  'one product in conversion stays so');
select is(pg_temp.issus(array[essai.id('lot ab'), essai.issu('jus ab')]), '{"AB": "AB"}{}',
  'organic products mix');
select is(pg_temp.issus(array[essai.id('lot c2'), essai.issu('jus c2')]), '{"AB": "C1"}{}',
  'two products in conversion are conventional');
select is(pg_temp.issus(array[essai.id('lot ab'), essai.issu('jus c2')]), '{"AB": "C1"}{}',
  'so is one in conversion with an organic one');
select is(pg_temp.issus(array[essai.id('lot ab')], '{"AB": "C3"}'), '{"AB": "C3"}{}',
  'what the step lowers');
select is(pg_temp.issus(array[essai.id('lot c2'), essai.issu('jus c2')], '{"AB": "C2"}'),
  '{"AB": "C1"}{AB}', 'what it would lift is named, and not lifted');
select is(pg_temp.issus(array[essai.id('lot ab')], '{"NOP": "HS"}'), '{"AB": "AB", "NOP": "HS"}{}',
  'without status where nothing was known');
select is(pg_temp.issus(array[essai.id('lot ab')], '{"NOP": "NOP"}'),
  '{"AB": "AB", "NOP": "NOP"}{NOP}', 'but organic is not made of nothing');

select * from finish();
rollback;

-- Spec: ventes-et-expeditions#eudr: plots of an expedition's delivered goods: only delivered goods,
-- shares that sum to the total and to a million, points below 4 ha, goods without a plot apart.
begin;
set local role metier;
select plan(21);
select essai.preparer();

create function pg_temp.parcelle(p_nom text, p_cote integer, p_surface_m2 bigint) returns void
language sql as $$
  insert into parcelle.polygone (organisation_id, id, parcelle_id, forme, surface_m2, perimetre_m,
    date_operation)
  values (core.organisation_id(), essai.id('polygone ' || p_nom), essai.id('parcelle ' || p_nom),
    public.st_geomfromtext(format('POLYGON((2 6, 2 6.%s, 2.%1$s 6.%1$s, 2.%1$s 6, 2 6))', p_cote),
      4326), p_surface_m2, 380, essai.t(-50))
$$;
select from unnest('{Afi,Bio,Codjo}'::text[]) as n, essai.producteur(n);
select pg_temp.parcelle('Kossi', 1234567, 39999);
select pg_temp.parcelle('Afi', 7654321, 40000);
select pg_temp.parcelle('Codjo', 2, 40000);
create function pg_temp.cueillir(p_nom text) returns void language sql as $$
  select from essai.collecter('de ' || p_nom,
    jsonb_build_object('producteur_id', essai.id(p_nom), 'parcelle_id',
      essai.id('parcelle ' || p_nom)))
$$;
select from unnest('{Kossi,Afi,Bio,Codjo}'::text[]) as n, pg_temp.cueillir(n);
select from unnest('{a,b}'::text[]) as n, essai.lot(n, 1000, 'validé');
select from unnest('{Kossi,Afi,Bio}'::text[]) as n, essai.verser_collecte('de ' || n, 'a', 33000);
select from essai.verser_collecte('de Codjo', 'b', 33000);
select from essai.faire_partir('e', '{"a": 50001}');
select from essai.faire_partir('brouillon', '{}', 'brouillon');
create function pg_temp.eudr(p_nom text default 'e', p_polygones boolean default false)
returns jsonb language sql as $$
  select genealogie.eudr(essai.id('expedition ' || p_nom), p_polygones, '{producteur}',
    essai.t(1))::jsonb
$$;
create function pg_temp.trait(p_nom text, p_polygones boolean default false) returns jsonb
language sql as $$
  select f from jsonb_array_elements(pg_temp.eudr('e', p_polygones) -> 'features') as f
  where f ->> 'id' = essai.id('parcelle ' || p_nom)::text
$$;

select throws_ok($$ select pg_temp.eudr('?') $$, 'TR404', 'expedition_inconnue', 'nothing');
select throws_ok($$ select pg_temp.eudr('brouillon') $$, 'TR409', 'expedition_non_validee',
  'a draft delivers nothing');
select throws_ok($$ select pg_temp.eudr() $$, 'TR409', 'produit_hors_eudr',
  'a product that is not concerned');
insert into reglage.reglage values (core.organisation_id(), 'expedition.eudr.ANANAS', 1, 'true',
  essai.t(2), essai.id('admin ESSAI'));
select throws_ok($$ select pg_temp.eudr() $$, 'TR409', 'produit_hors_eudr', 'nor until then');
insert into reglage.reglage values (core.organisation_id(), 'expedition.eudr.ANANAS', 9, 'false',
  essai.t(3), essai.id('admin ESSAI'));
select is(genealogie.eudr(essai.id('expedition e'), false, '{}', essai.t(4))::jsonb
  #>> '{features,0,properties,ProducerCountry}',
  (select o.pays from organisation.organisation o where o.id = core.organisation_id()),
  'what was shipped gains the duty, never loses it, and lies in the country of the organization');
insert into reglage.reglage values (core.organisation_id(), 'expedition.eudr.ANANAS', 2, 'true',
  essai.t(), essai.id('admin ESSAI')),
  (core.organisation_id(), 'expedition.eudr_pays', 1, '"BJ"', essai.t(), essai.id('admin ESSAI'));

select set_eq($$ select f ->> 'id' from jsonb_array_elements(pg_temp.eudr() -> 'features') as f $$,
  $$ select essai.id('parcelle ' || n)::text from unnest('{Kossi,Afi}'::text[]) as n $$,
  'delivered plots with a survey only');
select is(pg_temp.eudr() #>> '{sans_geometrie,0,parcelle_id}', essai.id('parcelle Bio')::text,
  'a plot without survey apart');
select is(pg_temp.eudr() #>> '{sans_parcelle,0,genre}', 'inconnu', 'and what has no plot');
select is((select sum((x.quantite_g)::bigint)
    from jsonb_to_recordset((select jsonb_agg(f -> 'properties')
        from jsonb_array_elements(pg_temp.eudr() -> 'features') as f)
    || (pg_temp.eudr() -> 'sans_geometrie') || (pg_temp.eudr() -> 'sans_parcelle')) as x (
      quantite_g bigint)), 50001::numeric, 'masses sum to what was delivered');
select is((select sum((x.part_ppm)::bigint)
    from jsonb_to_recordset((select jsonb_agg(f -> 'properties')
        from jsonb_array_elements(pg_temp.eudr() -> 'features') as f)
    || (pg_temp.eudr() -> 'sans_geometrie') || (pg_temp.eudr() -> 'sans_parcelle')) as x (
      part_ppm bigint)), 1000000::numeric, 'shares sum to a million');
select is(array[pg_temp.trait('Kossi') #>> '{geometry,type}',
    pg_temp.trait('Afi') #>> '{geometry,type}', pg_temp.trait('Kossi', true) #>> '{geometry,type}'],
  '{Point,Polygon,Polygon}', 'a point suffices below 4 ha');
select is(pg_temp.trait('Afi') #> '{geometry,coordinates,0}',
  '[[2, 6.765432], [2, 6], [2.765432, 6], [2.765432, 6.765432], [2, 6.765432]]',
  'six decimals, counterclockwise');
select is((pg_temp.trait('Afi') -> 'properties') -
  '{quantite_g,part_ppm,collecte_du,collecte_au}'::text[],
  jsonb_build_object('ProducerName', 'Afi Prénom', 'ProducerCountry', 'BJ',
  'ProductionPlace', 'Parcelle Afi', 'Area', 4.0000, 'parcelle_id', essai.id('parcelle Afi'),
  'producteur_ids', jsonb_build_array(essai.id('Afi')), 'surface_m2', 40000),
  'producer, country, place, area');
select is(pg_temp.eudr() -> 'complet', 'false', 'not complete');
update parcelle.parcelle p
set longitude_microdegres = 2700000, latitude_microdegres = 6900001, surface_declaree_m2 = 39999
where p.id = essai.id('parcelle Bio');
select is(pg_temp.trait('Bio', true) #>> '{geometry}',
  '{"type": "Point", "coordinates": [2.7, 6.900001]}', 'a point stands for a plot below 4 ha');
select is(array[pg_temp.trait('Bio') #>> '{properties,surface_m2}',
    pg_temp.eudr() ->> 'sans_geometrie'], '{39999,[]}', 'with its declared surface');
update parcelle.parcelle p set surface_declaree_m2 = 40000 where p.id = essai.id('parcelle Bio');
select is(pg_temp.trait('Bio'), null, 'and for none of 4 ha');
create function pg_temp.revenir(p_expedition text, p_lot text, p_quantite_g bigint) returns void
language plpgsql as $$
declare
  v_lot lot.lot;
begin
  select l.* into v_lot from lot.lot l where l.id = essai.id('lot ' || p_lot);
  v_lot.id := essai.id('retour ' || p_expedition || p_lot);
  v_lot.parent_id := essai.id('lot ' || p_lot);
  v_lot.statut := 'en_attente';
  perform lot.naitre(v_lot, '{}', 'apports', essai.id('rsci ESSAI'), essai.t(1));
  perform matiere.mouvoir('retour', 'expedition', essai.id('expedition ' || p_expedition), array[
    (matiere.compte_de('client', essai.cliente()), essai.produit('ANANAS'), -p_quantite_g,
      essai.id('expedition ' || p_expedition)),
    (matiere.compte_de('lot', v_lot.id), essai.produit('ANANAS'), p_quantite_g,
      essai.id('expedition ' || p_expedition))]::matiere.ligne[], essai.id('rsci ESSAI'),
  essai.t(1), essai.t(1));
end
$$;
select pg_temp.revenir('e', 'a', 50001);
select is(array[pg_temp.eudr() -> 'total_g',
    to_jsonb(jsonb_array_length(pg_temp.eudr() -> 'features'))], '{0,0}'::jsonb[],
  'all of it came back');
select from essai.faire_partir('f', '{"a": 1000, "b": 500}');
select is(jsonb_array_length(pg_temp.eudr('f') -> 'features'), 3, 'two lots of other plots');
select pg_temp.revenir('f', 'b', 500);
select set_eq(
  $$ select f ->> 'id' from jsonb_array_elements(pg_temp.eudr('f') -> 'features') as f $$,
  $$ select essai.id('parcelle ' || n)::text from unnest('{Kossi,Afi}'::text[]) as n $$,
  'one came back: its plots were not delivered');
select is(pg_temp.eudr('f') -> 'total_g', '1000', 'nor its mass');

select * from finish();
rollback;

-- Spec: eudr#contenu, eudr#depot: a statement of a shipment of coffee is filed once codes and
-- evidence are there, and keeps what it was filed with.
begin;
set local role metier;
select plan(20);
select essai.preparer();
select from unnest('{Afi,Codjo}'::text[]) as n, essai.producteur(n);
update parcelle.parcelle p
set longitude_microdegres = 2700000, latitude_microdegres = 6900001, surface_declaree_m2 = 39999
where p.id in (essai.id('parcelle Afi'), essai.id('parcelle Codjo'));
create function pg_temp.cueillir(p_nom text) returns void language sql as $$
  select from essai.collecter('de ' || p_nom,
    jsonb_build_object('producteur_id', essai.id(p_nom), 'parcelle_id',
      essai.id('parcelle ' || p_nom)))
$$;
select from unnest('{Afi,Codjo}'::text[]) as n, pg_temp.cueillir(n);
select from essai.lot('a', 1000, 'validé');
select from unnest('{Afi,Codjo}'::text[]) as n, essai.verser_collecte('de ' || n, 'a', 33000);
select from essai.faire_partir('e', '{"a": 50001}');
select from essai.faire_partir('brouillon', '{}', 'brouillon');
insert into reglage.reglage values (core.organisation_id(), 'expedition.eudr.ANANAS', 1, 'true',
  essai.t(-30), essai.id('admin ESSAI'));

create function pg_temp.creer(p_champs jsonb default '{}') returns jsonb language sql as $$
  select eudr.creer(jsonb_build_object('expedition_id', essai.id('expedition e')) || p_champs,
    essai.id('admin ESSAI'), essai.t(1))
$$;
create function pg_temp.manque(p_declaration jsonb) returns text language sql as $$
  select string_agg(p ->> 'code', ',' order by n)
  from jsonb_array_elements(p_declaration -> 'points') with ordinality as t (p, n)
  where p -> 'satisfait' = 'false'
$$;
create function pg_temp.agir(p_id uuid, p_acte text, p_jour integer default 2) returns text
language plpgsql as $$
declare
  v_fait jsonb;
begin
  execute format('select eudr.%I($1, $2, $3, $4)', p_acte) into v_fait
  using p_id, 'Vu', essai.id('admin ESSAI'), essai.t(p_jour);
  return v_fait ->> 'statut';
exception when sqlstate 'TR409' then
  return sqlerrm;
end
$$;
select throws_ok($$ select pg_temp.creer(jsonb_build_object('expedition_id', essai.id('?'))) $$,
  'TR404', 'expedition_inconnue', 'an expedition of the organization');
select throws_ok($$ select pg_temp.creer(jsonb_build_object('expedition_id',
    essai.id('expedition brouillon'))) $$, 'TR409', 'expedition_non_validee', 'that left');
select throws_ok($$ select pg_temp.creer(jsonb_build_object('expedition_id', null)) $$, 'TR400',
  'parametre_invalide', 'or lots');
select throws_ok($$ select pg_temp.creer('{"amont": [{"numero_dds": "26BJ"}]}') $$, 'TR400',
  'parametre_invalide', 'a statement has its verification number');
create temp table d as select pg_temp.creer() as une;
select is((select pg_temp.manque(d.une) from d), 'code_nc,pays,origine,coupure',
  'no code, no country, a part of unknown origin, no evidence');
select is((select array[d.une ->> 'role', d.une ->> 'statut', d.une ->> 'total_g',
    d.une ->> 'nombre_parcelles', d.une #>> '{marchandises,0,quantite_g}'] from d),
  '{fournisseur,brouillon,50001,2,50001}', 'a supplier''s draft of the exact mass');
select is((select sum((x ->> 'quantite_g')::bigint) from d, jsonb_array_elements(
    (d.une -> 'parcelles_origine') || (d.une -> 'sans_parcelle')) as x), 50001::numeric,
  'masses of plots sum to it');
select is((select pg_temp.agir((d.une ->> 'id')::uuid, 'deposer') from d),
  'declaration_incomplete', 'not filed like this');
select from produit.classer(essai.produit('ANANAS'), '{"code_nc": "09011100"}', essai.t(1));
select from unnest('{Afi,Codjo}'::text[]) as n, eudr.evaluer(jsonb_build_object(
  'parcelle_id', essai.id('parcelle ' || n), 'source_evaluation', 'JRC',
  'evaluee_le', '2026-04-01', 'resultat', 'sans_deforestation'), essai.id('rsci ESSAI'),
  essai.t(1));
select is((select pg_temp.manque(eudr.detailler((d.une ->> 'id')::uuid, essai.t(2))) from d),
  'pays,origine', 'codes and evidence are there');
select is((select pg_temp.manque(eudr.modifier((d.une ->> 'id')::uuid,
    '{"pays": "BJ", "amont": [{"numero_dds": "26BJABC", "numero_verification": "ABCDE"}]}',
    essai.id('admin ESSAI'), essai.t(2))) from d), null,
  'the country, and an upstream reference that covers the rest');
select is((select eudr.detailler((d.une ->> 'id')::uuid, essai.t(2)) #>> '{applicable_le}' from d),
  '2026-12-30', 'applicable to a large operator');
select is((select pg_temp.agir((d.une ->> 'id')::uuid, 'deposer') from d), 'deposee', 'filed');
select from produit.classer(essai.produit('ANANAS'), '{"code_nc": null}', essai.t(3));
select is((select eudr.detailler((d.une ->> 'id')::uuid, essai.t(3))
    #>> '{marchandises,0,code_nc}' from d), '09011100', 'it keeps what it was filed with');
select is((select pg_temp.agir((d.une ->> 'id')::uuid, 'deposer') from d), 'transition_refusee',
  'once');
select is((select pg_temp.agir((d.une ->> 'id')::uuid, 'douter') from d), 'incertaine',
  'the answer was lost');
select is((select pg_temp.agir((d.une ->> 'id')::uuid, 'deposer') from d), 'transition_refusee',
  'never filed twice by itself');
select is((select pg_temp.agir((d.une ->> 'id')::uuid, 'reprendre') from d), 'brouillon',
  'a person did not find it there');
select is((select string_agg(concat_ws(' ', t.acte, t.de, t.vers, t.raison), ', ' order by t.rang)
    from eudr.transition t, d where t.declaration_id = (d.une ->> 'id')::uuid),
  'creer brouillon, modifier brouillon brouillon, deposer brouillon deposee Vu, '
  || 'douter deposee incertaine Vu, reprendre incertaine brouillon Vu', 'each act with its reason');
select is(expedition.presenter(essai.id('expedition e'))::jsonb -> 'declarations_eudr',
  (select jsonb_build_array(jsonb_build_object('id', d.une -> 'id', 'statut', 'brouillon',
    'numero_dds', null, 'numero_verification', null)) from d), 'the expedition shows it');
select throws_ok($$ select eudr.detailler(essai.id('?'), essai.t()) $$, 'TR404',
  'declaration_eudr_inconnue', 'a statement of the organization');

select * from finish();
rollback;

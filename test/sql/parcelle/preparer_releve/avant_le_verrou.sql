-- Spec: terrain#trop-complexe: shared land is calculated once, before other transactions must wait,
-- and stored; a decision uses the stored result.
begin;
set local role metier;
select plan(10);
select essai.preparer_operations();
create function pg_temp.releve(p_nom text, p_lon numeric) returns jsonb language sql as $$
  select jsonb_build_object('releve', essai.releve(p_nom, essai.rectangle(p_lon, 6.4)))
$$;
create function pg_temp.relever(p_plot text, p_nom text, p_lon numeric, p_heure text) returns text
language sql as $$
  select essai.motifs(essai.faire('parcelle.relever', p_nom, pg_temp.releve(p_nom, p_lon)
      || jsonb_build_object('parcelle_id', essai.id(p_plot)),
    case when p_heure is null then '{"horloge": null, "cree_le_appareil": "2020-01-01T00:00:00Z"}'
         else essai.capture(essai.t(0, p_heure)) end))
$$;
select from essai.faire('parcelle.enregistrer', 'a', pg_temp.releve('a', 2.1));
select from essai.faire('parcelle.enregistrer', 'loin',
  pg_temp.releve('loin', 2.2) || jsonb_build_object('producteur_id', essai.id('personne')));
-- A plot is surveyed elsewhere before another plot is surveyed on its former land.
select from essai.faire('parcelle.enregistrer', 'parti', pg_temp.releve('parti', 2.2998),
  essai.capture(essai.t(0, '05:00')));
select pg_temp.relever('parti', 'parti ailleurs', 2.4, '05:30');
select from essai.faire('parcelle.enregistrer', 'revenu', pg_temp.releve('revenu', 2.5),
  essai.capture(essai.t(0, '05:00')));
select is(pg_temp.relever('revenu', 'revenu ici', 2.3, null), 'horloge_invraisemblable',
  'where no plot is by the hour of its reception');

reset role;
create or replace function parcelle.verrouiller_releves() returns void language plpgsql as $$
begin
  perform set_config('essai.suite', current_setting('essai.suite') || ' verrou', true);
end
$$;
alter function parcelle.partager rename to partager_pour_de_vrai;
create function parcelle.partager(p_une public.geometry, p_autre public.geometry, p_maximum integer,
  out croisements integer, out commune_m2 bigint, out forme public.geometry) language plpgsql as $$
begin
  perform set_config('essai.suite', current_setting('essai.suite') || ' partage', true);
  select p.croisements, p.commune_m2, p.forme into croisements, commune_m2, forme
  from parcelle.partager_pour_de_vrai(p_une, p_autre, p_maximum) as p;
end
$$;
alter function parcelle.mesurer rename to mesurer_pour_de_vrai;
create function parcelle.mesurer(p_geojson jsonb, p_surface_max_m2 bigint) returns parcelle.mesure
language plpgsql as $$
begin
  perform set_config('essai.suite', current_setting('essai.suite') || ' mesure', true);
  return parcelle.mesurer_pour_de_vrai(p_geojson, p_surface_max_m2);
end
$$;
grant execute on function parcelle.partager, parcelle.mesurer to metier;
set local role metier;
-- Runs the steps in order: the lock is taken again in the step that holds it.
create function pg_temp.suite() returns text language sql as $$
  select regexp_replace(current_setting('essai.suite'), '( \w+)(\1)+', '\1', 'g')
$$;

set local essai.suite = '';
select is(essai.motifs(essai.faire('parcelle.enregistrer', 'b', pg_temp.releve('b', 2.1005))),
  'chevauchement_parcelle', 'two plots share land');
select is(current_setting('essai.suite'), ' mesure partage verrou',
  'they are compared once, before the surveys of the organization are locked');
select is((select count(*) from parcelle.terre_commune), 1::bigint, 'and it is kept');

set local essai.suite = '';
select is(essai.lever_tous('rsci ESSAI', 'loin', 'reference_inconnue', 'correction',
    jsonb_build_object('type', 'parcelle.enregistrer', 'version_schema', 1, 'payload',
      essai.payload('parcelle.enregistrer', 'loin') || pg_temp.releve('loin', 2.0998),
      'empreinte', repeat('e', 64))), 'leve', 'a correction moves a plot');
select is(pg_temp.suite(), ' mesure partage verrou', 'which is compared before');

set local essai.suite = '';
select is(essai.lever('rsci ESSAI', 'revenu ici', 'horloge_invraisemblable', 'ecart_motive',
    jsonb_build_object('date_operation', essai.t(0, '05:10'))), 'leve', 'a survey gets its date');
select is(pg_temp.suite(), ' mesure partage verrou', 'when another plot was there');

select from essai.faire('parcelle.enregistrer', 'entre', pg_temp.releve('entre', 2.3005));
set local essai.suite = '';
select commande.annuler(essai.id('commande parti ailleurs'), 'saisie deux fois',
  essai.id('rsci ESSAI'), essai.t(1));
select is(pg_temp.suite(), ' partage verrou', 'a plot that never left is compared before');
select is((select count(*) from controle.controle k where k.statut = 'ouvert'
      and k.motif = 'chevauchement_parcelle' and k.entite_id = essai.id('parti')), 1::bigint,
  'and meets who came');

select * from finish();
rollback;

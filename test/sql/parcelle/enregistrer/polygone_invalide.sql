-- Spec: types-de-commandes#parcelle-enregistrer: `polygone_invalide`: the plot and its survey are
-- stored all the same, and the survey is never in force.
begin;
set local role metier;
select plan(8);
select essai.preparer_operations();

create temp table formes (nom text, anneaux jsonb);
insert into formes values
  ('ouverte', '[[[2,6],[2.001,6],[2.001,6.001],[2,6.001]]]'),
  ('croisée', '[[[2,6],[2.001,6.001],[2.001,6],[2,6.001],[2,6]]]');
create function pg_temp.enregistrer(p_nom text) returns text language sql as $$
  select essai.motifs(essai.faire('parcelle.enregistrer', p_nom,
    jsonb_build_object('releve',
      essai.releve(p_nom, jsonb_build_object('type', 'Polygon', 'coordinates', f.anneaux), 12000))))
  from formes f where f.nom = p_nom
$$;

select is(pg_temp.enregistrer(f.nom), 'polygone_invalide',
  f.nom || ': under control, and nothing is compared with the phone''s surface') from formes f;
select is((select k - 'details' from jsonb_array_elements(essai.constats('croisée')) as k),
  jsonb_build_object('motif', 'polygone_invalide', 'entite', 'parcelle', 'entite_id',
    essai.id('croisée')),
  'the control is about the plot');
select is((select k #>> '{details,polygone_id}'
    from jsonb_array_elements(essai.constats('croisée')) as k), essai.id('polygone croisée')::text,
  'its details name the survey');
select isnt((select k #>> '{details,raison}'
    from jsonb_array_elements(essai.constats('croisée')) as k), null, 'and say why');
select is((select count(*) from parcelle.parcelle p
    where p.id in (essai.id('ouverte'), essai.id('croisée'))), 2::bigint, 'the plots are written');
select is((select (g.geojson::jsonb -> 'coordinates' = f.anneaux)::text || g.nb_points
    || coalesce(g.surface_m2::text, ' no surface') from parcelle.polygone g, formes f
           where f.nom = 'ouverte' and g.id = essai.id('polygone ouverte')), 'true5 no surface',
         'the survey is kept as it was sent');
select is_empty('select from parcelle.polygone_en_vigueur', 'none is in force');

select * from finish();
rollback;

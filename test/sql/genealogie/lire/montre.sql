-- Spec: genealogie#genealogie: the nearest records come first, with the total number; names are
-- only for persons who may read them, and reversed movements are left out.
begin;
set local role metier;
select plan(12);
select essai.preparer();

select from unnest('{a,b,c,d}'::text[]) as n, essai.lot(n, 1000, 'validé');
select from essai.collecter('cueillette');
select from essai.verser_collecte('cueillette', 'a', 100000);
select from essai.verser('{"a": 500, "b": 1000}', '{"c": 1200, "perte": 300}');
select from essai.verser('{"c": 700}', '{"d": 700}');
create temporary table annule as select essai.verser('{"b": 0, "d": 10}', '{"a": 10}') as id;
select from annule a, matiere.contrepasser(a.id, essai.id('rsci ESSAI'), essai.t(1));
select from essai.faire_partir('e', '{"c": 200}');
create function pg_temp.genealogie(p_requete jsonb default '{}',
  variadic p_personnes text[] default '{}') returns jsonb language sql as $$
  select essai.genealogie(variadic array(
    select genealogie.lire(essai.id('lot c'), p_requete, p_personnes)))
$$;
create function pg_temp.noeud(p_genealogie jsonb, p_id uuid) returns jsonb language sql as $$
  select n from jsonb_array_elements(p_genealogie -> 'noeuds') as n where n ->> 'id' = p_id::text
$$;

select is(pg_temp.genealogie() -> 'amont',
  '{"noeuds": 6, "profondeur": 2, "montres": 6, "complet": true}', 'upstream');
select is(pg_temp.genealogie() -> 'aval',
  '{"noeuds": 2, "profondeur": 1, "montres": 2, "complet": true}', 'downstream');
select is(pg_temp.genealogie() ->> 'quantite_g', '2200', 'all that entered');
select is(array(select n ->> 'sens' || ' ' || (n ->> 'profondeur')
    from jsonb_array_elements(pg_temp.genealogie() -> 'noeuds') as n),
  array['lot 0', 'amont 1', 'amont 1', 'amont 1', 'amont 2', 'amont 2', 'amont 2', 'aval 1',
    'aval 1'], 'nearest first');
select is((select sum((l ->> 'quantite_g')::bigint)
    from jsonb_array_elements(pg_temp.genealogie() -> 'liens') as l
    where l ->> 'vers_id' = essai.id('lot c')::text), 2200::numeric, 'links say who gave what');
select is(pg_temp.noeud(pg_temp.genealogie('{}', 'producteur', 'auteur'), essai.id('cueillette')) -
  '{quantite_g,reste_g,libelle}'::text[],
  jsonb_build_object('sens', 'amont', 'genre', 'collecte', 'id', essai.id('cueillette'),
    'profondeur', 2, 'date', core.horodatage(essai.t(0, '07:00')), 'statut', 'enregistree',
    'produit', jsonb_build_object('id', essai.produit('ANANAS'), 'code', 'ANANAS', 'nom', 'Ananas'),
    'lieu', jsonb_build_object('genre', 'parcelle', 'id', essai.id('parcelle Kossi'), 'nom',
      'Parcelle Kossi'),
    'personne', jsonb_build_object('genre', 'producteur', 'id', essai.id('Kossi'), 'nom',
      'Kossi Prénom'),
    'auteur', jsonb_build_object('id', essai.id('agent ESSAI'), 'nom', 'Agent')),
  'a collection, with plot and producer');
select is(array[pg_temp.noeud(pg_temp.genealogie(), essai.id('cueillette')) #> '{personne,nom}',
    pg_temp.noeud(pg_temp.genealogie(), essai.id('cueillette')) #> '{auteur,nom}'],
  '{"null","null"}'::jsonb[], 'without the names that may not be read');
select is(pg_temp.noeud(pg_temp.genealogie(), essai.id('expedition e')) ->> 'statut', 'validée',
  'an expedition');
select is(pg_temp.genealogie('{"limite": 1}') -> 'amont',
  '{"noeuds": 6, "profondeur": 2, "montres": 1, "complet": false}', 'bounded');
select is(pg_temp.genealogie('{"profondeur": 1, "sens": "amont"}') -> 'amont',
  '{"noeuds": 6, "profondeur": 2, "montres": 3, "complet": false}', 'so far');
select is(pg_temp.genealogie('{"sens": "amont"}') -> 'aval',
  '{"noeuds": 0, "profondeur": 0, "montres": 0, "complet": true}', 'one way');
select is(jsonb_array_length(essai.genealogie(variadic array(
    select genealogie.lire(essai.lot('seul', 1000, 'brouillon'), '{}', '{}'))) -> 'noeuds'), 1,
  'a draft has itself alone');

select * from finish();
rollback;

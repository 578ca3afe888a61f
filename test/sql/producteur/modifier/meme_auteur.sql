-- Spec: types-de-commandes#producteur-modifier: an agent's second change of a field that the same
-- agent changed is no conflict.
begin;
set local role metier;
select plan(3);
select essai.preparer_operations();

create function pg_temp.modifier(p_nom text, p_auteur text, p_localite text) returns text
language sql as $$
  select essai.motifs(essai.faire('producteur.modifier', p_nom,
    jsonb_build_object('champs', jsonb_build_object('localite', p_localite), 'version_base', 1),
    '{}', p_auteur))
$$;

select pg_temp.modifier('m1', 'agent', 'Dassa');
select is(pg_temp.modifier('m2', 'agent', 'Savè'), null,
  'one''s own change on the same base is no conflict');
select is((select p.localite || p.version from producteur.producteur p
    where p.id = essai.id('Kossi')), 'Savè3', 'the later one is applied');
select is(pg_temp.modifier('m3', 'collègue', 'Parakou'), 'modification_concurrente',
  'the same from another author is one');

select * from finish();
rollback;

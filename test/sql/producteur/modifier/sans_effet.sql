-- Spec: types-de-commandes#producteur-modifier: concurrent modification: repeating the present
-- value changes nothing, so a third author who has not seen the repetition is not in conflict with
-- it.
begin;
set local role metier;
select plan(2);
select essai.preparer_operations();

create function pg_temp.modifier(p_nom text, p_auteur text, p_base integer, p_localite text)
returns text language sql as $$
  select essai.motifs(essai.faire('producteur.modifier', p_nom,
    jsonb_build_object('champs', jsonb_build_object('localite', p_localite), 'version_base',
      p_base), '{}', p_auteur))
$$;

select pg_temp.modifier('m1', 'collègue', 1, 'Dassa');
select pg_temp.modifier('m2', 'agent', 1, 'Dassa');
select is((select p.version from producteur.producteur p where p.id = essai.id('Kossi')), 2,
  'the repetition makes no version');
select is(pg_temp.modifier('m3', 'collègue', 2, 'Savè'), null, 'who saw the value may change it');

select * from finish();
rollback;

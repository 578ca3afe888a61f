-- Spec: types-de-commandes#producteur-modifier: a version that does not exist is replaced, for the
-- comparison, by the oldest that the phone can have known.
begin;
set local role metier;
select plan(6);
select essai.preparer_operations();

create function pg_temp.modifier(p_nom text, p_auteur text, p_base integer, p_localite text)
returns text language sql as $$
  select essai.motifs(essai.faire('producteur.modifier', p_nom, jsonb_build_object(
    'champs', jsonb_build_object('localite', p_localite), 'version_base', p_base), '{}', p_auteur))
$$;
create function pg_temp.localite() returns text language sql as $$
  select p.localite || ' v' || p.version from producteur.producteur p where p.id = essai.id('Kossi')
$$;

select is(pg_temp.modifier('collègue', 'collègue', 1, 'Dassa'), null,
  'a colleague changes a field');
select is(pg_temp.modifier('futur', 'agent', 99, 'Savè'), 'modification_concurrente',
  'ninety-nine over two: no phone had it');
select is(pg_temp.localite(), 'Dassa v2', 'the colleague''s value stays');
select essai.lever(k.id) from controle.controle k;
select is(pg_temp.modifier('suivante', 'agent', 3, 'Savè'), 'modification_concurrente',
  'nor the next one');
select essai.lever(k.id) from controle.controle k;
update appareil.appareil set enrole_le = essai.t(0, '12:00') where code_court = essai.code();
select unalike(pg_temp.modifier('enrôlé depuis', 'agent', 99, 'Savè'), '%modification%',
  'a phone that was enrolled after the change knew it');
select is(pg_temp.localite(), 'Savè v3', 'and it is applied');

select * from finish();
rollback;

-- Spec: types-de-commandes#producteur-modifier: if another author changed the same field since
-- `version_base`, the server's value stays and the proposal waits; the other fields are written.
begin;
set local role metier;
select plan(9);
select essai.preparer_operations();

create function pg_temp.modifier(p_nom text, p_auteur text, p_base integer, p_champs jsonb)
returns text language sql as $$
  select essai.motifs(essai.faire('producteur.modifier', p_nom,
      jsonb_build_object('champs', p_champs, 'version_base', p_base), '{}', p_auteur))
$$;
create function pg_temp.kossi() returns text language sql as $$
  select format('%s %s %s v%s', p.nom, p.localite, p.telephone, p.version)
  from producteur.producteur p where p.id = essai.id('Kossi')
$$;

select is(pg_temp.modifier('collègue', 'collègue', 1, '{"localite": "Dassa", "telephone": "+1"}'),
  null, 'a colleague changes two fields');
select is(pg_temp.modifier('autre champ', 'agent', 1, '{"prenoms": "Ayi"}'), null,
  'another field on the old base: no conflict');
select is(pg_temp.modifier('conflit', 'agent', 1, '{"localite": "Savè", "nom": "Kossivi"}'),
  'modification_concurrente', 'the same field on the old base');
select is(pg_temp.kossi(), 'Kossivi Dassa +1 v4',
  'the field in conflict keeps the server''s value, the other is applied');
select is(essai.constats('conflit'),
  jsonb_build_array(jsonb_build_object('motif', 'modification_concurrente', 'entite', 'producteur',
      'entite_id', essai.id('Kossi'),
    'details', jsonb_build_object('champs', jsonb_build_object('localite', jsonb_build_object(
      'serveur', 'Dassa', 'propose', 'Savè', 'version', 2, 'auteur_id',
      essai.id('collègue ESSAI')))))),
  'the proposal goes to the queue, with the server''s value and who set it in which version');
select alike(pg_temp.modifier('rien', 'agent', 1, '{"telephone": "+2"}'),
  '%modification_concurrente', 'nothing but a conflict');
select is(pg_temp.kossi(), 'Kossivi Dassa +1 v4', 'makes no version');
select is(pg_temp.modifier('à jour', 'agent', 2, '{"telephone": "+2"}'), null,
  'based on the colleague''s version: no conflict');
select is(pg_temp.kossi(), 'Kossivi Dassa +2 v5', 'and it is applied');

select * from finish();
rollback;

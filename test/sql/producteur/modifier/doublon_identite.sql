-- Spec: types-de-commandes#producteur-modifier: `doublon_identite`: the document in a modification
-- is compared with those of other producers, like that of a new record.
begin;
set local role metier;
select plan(6);
select essai.preparer_operations();

select essai.faire('producteur.enregistrer', 'Afi',
  '{"piece_identite": {"type": "cni", "numero": "A-1", "pays": "BJ"}}');
create function pg_temp.modifier(p_nom text, p_champs jsonb) returns text language sql as $$
  select essai.motifs(essai.faire('producteur.modifier', p_nom,
      jsonb_build_object('champs', p_champs)))
$$;
create function pg_temp.numero(p_numero text) returns jsonb language sql as $$
  select jsonb_build_object('piece_identite',
    jsonb_build_object('type', 'cni', 'numero', p_numero, 'pays', 'BJ'))
$$;

select is(pg_temp.modifier('autre', pg_temp.numero('A-2')), null, 'a document of one''s own');
select is(pg_temp.modifier('même', pg_temp.numero('a1')), 'doublon_identite',
  'the document of another producer');
select is((select k #> '{0,details,producteurs}' from essai.constats('même') as k),
  jsonb_build_array(essai.id('Afi')), 'the details name them');
select is((select k #>> '{0,entite_id}' from essai.constats('même') as k), essai.id('Kossi')::text,
  'the control is about the producer who changed');
select is(pg_temp.modifier('localité', '{"localite": "Savè"}'), null,
  'a change of other fields makes no second one');
select is((select i.numero from producteur.piece_identite i
    where i.producteur_id = essai.id('Kossi')), 'a1', 'the document is written');

select * from finish();
rollback;

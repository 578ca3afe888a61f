-- Spec: types-de-commandes#producteur-modifier: a document changed by two persons keeps the
-- server's value, and the second change waits under `modification_concurrente`.
begin;
set local role metier;
select plan(4);
select essai.preparer_operations();

create function pg_temp.modifier(p_nom text, p_auteur text, p_numero text) returns text
language sql as $$
  select essai.motifs(essai.faire('producteur.modifier', p_nom,
      jsonb_build_object('version_base', 1, 'champs',
    jsonb_build_object('piece_identite',
      jsonb_build_object('type', 'cni', 'numero', p_numero, 'pays', 'BJ'))), '{}', p_auteur))
$$;

select is(pg_temp.modifier('collègue', 'collègue', 'A1'), null, 'a colleague gives the document');
select is(pg_temp.modifier('agent', 'agent', 'B2'), 'modification_concurrente',
  'another document on the old base');
select is((select string_agg(i.numero, ',') from producteur.piece_identite i), 'A1',
  'the server''s document is kept');
select is(k #> '{0,details,champs,piece_identite}' ->> 'propose'
  || (k #> '{0,details,champs,piece_identite}' ->> 'serveur'),
  '{"pays": "BJ", "type": "cni", "numero": "B2"}{"pays": "BJ", "type": "cni", "numero": "A1"}',
  'who decides sees both') from essai.constats('agent') as k;

select * from finish();
rollback;

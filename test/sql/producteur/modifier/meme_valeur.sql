-- Spec: types-de-commandes#producteur-modifier: concurrent modification: two authors with the same
-- value are not in conflict; the same value needs no decision.
begin;
set local role metier;
select plan(4);
select essai.preparer_operations();

create function pg_temp.modifier(p_nom text, p_auteur text, p_champs jsonb) returns text
language sql as $$
  select essai.motifs(essai.faire('producteur.modifier', p_nom,
      jsonb_build_object('champs', p_champs, 'version_base', 1), '{}', p_auteur))
$$;

select pg_temp.modifier('collègue', 'collègue',
  '{"localite": "Dassa", "telephone": null,
    "piece_identite": {"type": "cni", "numero": "A1", "pays": "BJ"}}');
select is(pg_temp.modifier('valeur', 'agent', '{"localite": "Dassa"}'), null,
  'the value that stands');
select is(pg_temp.modifier('nulle', 'agent', '{"telephone": null}'), null, 'nothing, twice');
select is(pg_temp.modifier('pièce', 'agent',
    '{"piece_identite": {"type": "cni", "numero": "A1", "pays": "BJ"}}'), null,
  'the document that stands');
select is(pg_temp.modifier('casse', 'agent', '{"localite": "dassa"}'), 'modification_concurrente',
  'a value that differs, be it little, is a conflict');

select * from finish();
rollback;

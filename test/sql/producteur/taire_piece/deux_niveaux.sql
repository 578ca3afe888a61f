-- Spec: identites-et-droits#piece-identite: the details of a registration or a modification show
-- only the existence of a document.
begin;
set local role metier;
select plan(4);

select is(producteur.taire_piece('{"nom": "A", "piece_identite": {"numero": "SECRET"}}'),
  '{"nom": "A", "piece_identite": true}', 'a registration');
select is(producteur.taire_piece('{"champs": {"piece_identite": {"numero": "SECRET"}}}'),
  '{"champs": {"piece_identite": true}}', 'a modification');
select is(producteur.taire_piece('{"nom": "A", "piece_identite": null}'),
  '{"nom": "A", "piece_identite": null}', 'that there is none is told');
select is(producteur.taire_piece(null), null, 'nothing stays nothing');

select * from finish();
rollback;

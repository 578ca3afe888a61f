-- Spec: numerotation#segments: Segment variants: each with exactly its members.
begin;
set local role metier;
select plan(14);

select is(numerotation.segment_valide(c.segment::jsonb), c.valide, c.segment) from (values
  ('{"type": "nature"}', true), ('{"type": "produit"}', true), ('{"type": "annee_campagne"}', true),
  ('{"type": "code_campagne"}', true),
  ('{"type": "nature", "actif": true}', false),
  ('{"type": "prefixe_entreprise", "actif": false}', true),
  ('{"type": "prefixe_entreprise"}', false),
  ('{"type": "prefixe_entreprise", "actif": true, "valeur": "x"}', false),
  ('{"type": "texte", "valeur": "-"}', true),
  ('{"type": "texte", "valeur": 5}', false), ('{"type": "texte", "valeur": "\n"}', false),
  ('{"type": "sequence", "chiffres": 4, "x": 1}', false),
  ('{}', false), ('{"type": null}', false)) as c (segment, valide);

select * from finish();
rollback;

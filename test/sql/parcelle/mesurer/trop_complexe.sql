-- Spec: terrain#trop-complexe: a shape that folds back on itself thousands of times is rejected; a
-- walk that a person makes never is.
begin;
set local role metier;
select plan(3);
select essai.preparer_operations();

select is((parcelle.mesurer(essai.peigne(2400, 2.2, false, 1), 1000000)).raison, 'trop_complexe',
  'teeth by the thousand side by side aslant');
select is((parcelle.mesurer(essai.marche(9999, 2.2, 1), 1000000)).raison, null, 'a walk');
select is((parcelle.mesurer(essai.peigne(700, 2.2, false, 1), 1000000)).raison, null,
  'few points are judged whatever they wind');

select * from finish();
rollback;

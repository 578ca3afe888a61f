-- Spec: terrain#trop-complexe: one that winds back over itself by the thousand is no shape, and no
-- walk that a person makes is.
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

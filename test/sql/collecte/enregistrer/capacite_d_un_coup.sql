-- Spec: capacites#depassement: `capacite_depassee`: a single collection larger than the ceiling
-- exceeds it.
begin;
set local role metier;
select plan(2);
select essai.preparer();

select is(essai.motifs(essai.collecter('a', essai.kg(1000001))), 'capacite_depassee',
  'one gram above the ceiling at once');
select essai.producteur('Afi', 'AB', 5);
select is(
  essai.motifs(essai.collecter('b',
      essai.kg(5) || jsonb_build_object('producteur_id', essai.id('Afi'), 'parcelle_id',
        essai.id('parcelle Afi')))),
  null,
  'another producer''s ceiling is another one');

select * from finish();
rollback;

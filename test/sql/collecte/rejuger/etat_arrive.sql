-- Spec: collectes#rejugement: a correction finds a quality state that a pack added later.
begin;
set local role metier;
select plan(2);
select essai.preparer();

select from essai.collecter('x', '{"qualite_declaree": {"AB": "AB", "NOP": "NOP"}}');
select is(essai.lever('rsci ESSAI', 'x', 'reference_inconnue', 'correction'),
  '409 reference_toujours_inconnue',
  'while the catalogue does not know it');
select from pack.publier_referentiels(
  '{"code": "nop", "version": "1.0", "referentiels": [{"code": "NOP", "libelle": "NOP",
      "etats": [{"code": "NOP", "libelle_fr": "NOP", "libelle_en": "NOP", "rang": 1,
              "categorie_affichage": "bio"}]}]}', 'essai', essai.t());
select is(essai.lever('rsci ESSAI', 'x', 'reference_inconnue', 'correction'), 'leve',
  'once it does');

select * from finish();
rollback;

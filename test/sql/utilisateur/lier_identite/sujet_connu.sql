-- Spec: identites-et-droits#premiere-connexion: docs/decisions/0002: an account bound to the
-- provider's subject belongs to that subject alone, also if another subject has its name.
begin;
set local role metier;
select plan(3);
select essai.preparer();

select from essai.ouvrir('marie');
select essai.fournir('marie');
select is(utilisateur.lier_identite(essai.appelant('ESSAI', 'marie', '{"sujet": "autre"}'),
    essai.t()), null, 'another subject of the same name');
select is(utilisateur.lier_identite(essai.appelant('ESSAI', 'marie', '{"sujet": "sujet marie"}'),
    essai.t()), essai.compte('marie'), 'the one that was created');
select is(
  utilisateur.lier_identite(essai.appelant('ESSAI', 'marie',
      '{"sujet": "x", "emetteur": "https://ailleurs"}'), essai.t()), essai.compte('marie'),
  'another issuer binds once more, by the name');

select * from finish();
rollback;

-- Spec: reglages#valeur: a mode is that of the given date; without a version, its default.
begin;
set local role metier;
select plan(8);
select essai.preparer();

select is(reglage.texte(c.cle, essai.t()), c.defaut, c.cle) from (values
  ('procedes.niveau_suivi.sechage', 'detaille'), ('reception.certificat_mode', 'bloquer'),
  ('reception.seuils_effet', 'quarantaine'),
  ('vente.certificat_mode', 'bloquer')) as c (cle, defaut);
select from reglage.ecrire('procedes.niveau_suivi.sechage', '"global"', essai.t(1), null, null,
  essai.t());
select is(reglage.texte('procedes.niveau_suivi.sechage', essai.t(1) - interval '1 ms'), 'detaille',
  'until its instant');
select is(reglage.texte('procedes.niveau_suivi.sechage', essai.t(1)), 'global', 'from it on');
select is(reglage.texte('procedes.niveau_suivi.tri', essai.t(1)), 'detaille',
  'another process has its own');
select from reglage.ecrire('procedes.niveau_suivi.sechage', 'null', essai.t(2), null, null,
  essai.t());
select is(reglage.texte('procedes.niveau_suivi.sechage', essai.t(2)), 'detaille',
  'null returns to the default of the family');

select * from finish();
rollback;

-- Spec: conformite-et-certificats#certificat: each change has its effective day and its recording
-- time; a withdrawal is final.
begin;
set local role metier;
select plan(9);
select essai.preparer();

select essai.certifier('K', '2026-01-01', '2026-12-31');
select is(essai.suspendre('nul'), '404 certificat_inconnu', 'no such certificate');
select is(essai.suspendre('K', 'valide'), '409 statut_inchange', 'it is valid');
select is(essai.suspendre('K', 'suspendu', '2026-06-02'), '400 parametre_invalide',
  'a day to come');
select is(essai.suspendre('K', 'suspendu', '2026-05-15'), 'suspendu', 'suspended from a day on');
select is(essai.suspendre('K', 'valide'), 'valide', 'and lifted');
select is(essai.suspendre('K', 'retire', '2026-05-20'), 'retire', 'withdrawn');
select is(essai.suspendre('K', 'valide'), '409 certificat_retire', 'for good');
select results_eq($$ select h.statut, h.depuis, h.enregistre_le, h.raison, h.auteur_id
    from certificat.changement h order by h.rang $$,
  $$ values ('suspendu', date '2026-05-15', essai.t(), 'contrôle', essai.id('rsci ESSAI')),
    ('valide', '2026-06-01', essai.t(), 'contrôle', essai.id('rsci ESSAI')),
            ('retire', '2026-05-20', essai.t(), 'contrôle', essai.id('rsci ESSAI')) $$,
          'each change with its day and when it was recorded');
select is((select count(*) from journal.evenement e where e.action = 'certificat.changer_statut'),
  3::bigint, 'the journal says so');

select * from finish();
rollback;

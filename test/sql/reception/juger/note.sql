-- Spec: receptions#validation: if a note is required, a reception with a note passes, and the note
-- is stored.
begin;
set local role metier;
select plan(7);
select essai.preparer_receptions();

select from module.activer('certification', essai.t(-10));
select essai.regler('reception.certificat_mode', '"exiger_note"'),
  essai.regler('reception.seuils_effet', '"exiger_note"'),
       essai.regler('reception.seuils.ANANAS', '{"humidite_max_cp": 900}');
select essai.collecter('c2'), essai.recevoir('r', '{c1}', '{"mesures": {"humidite_cp": 901}}'),
  essai.recevoir('s', '{c2}', '{"mesures": {"humidite_cp": 901}}');
select is(essai.traiter_reception('r', 'valider'), '409 certificat_non_valide', 'without a note');
select is(essai.traiter_reception('r', 'valider', 'vu sur place'), 'validée', 'with one');
select is(essai.statut_du_lot('r'), 'validé 100000', 'not in quarantine');
select is((essai.recue('r')).note, 'vu sur place', 'kept with the reception');
select results_eq($$ select x.regle, x.issue, x.note from reception.examen x order by x.rang $$,
  $$ values ('certificat_non_valide', 'note', 'vu sur place'),
    ('seuil_depasse', 'note', 'vu sur place') $$, 'and with each rule');
select is(essai.traiter_reception('s', 'deroger', 'certificat_non_valide', 'direction'),
  'en_attente', 'a derogation of the one');
select is(essai.traiter_reception('s', 'valider'), '409 seuil_depasse',
  'leaves the other to be noted');

select * from finish();
rollback;

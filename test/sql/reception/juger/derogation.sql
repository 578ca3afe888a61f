-- Spec: receptions#derogation: a derogation covers one rule and no other, and another person
-- validates.
begin;
set local role metier;
select plan(13);
select essai.preparer_receptions();

select from module.activer('certification', essai.t(-10));
select essai.regler('reception.seuils.ANANAS', '{"humidite_max_cp": 900}');
select essai.collecter('c2'), essai.recevoir('r', '{c1}', '{"mesures": {"humidite_cp": 901}}'),
  essai.recevoir('s', '{c2}', '{"mesures": {"humidite_cp": 901}}');
select is(essai.traiter_reception('r', 'valider', 'une note'), '409 certificat_non_valide',
  'a note is not enough');
select is(essai.traiter_reception('r', 'deroger', 'seuil_depasse', 'direction'), 'en_attente',
  'one rule is lifted');
select is(essai.traiter_reception('r', 'valider'), '409 certificat_non_valide', 'and no other');
select is(essai.traiter_reception('r', 'deroger', 'certificat_non_valide', 'direction'),
  'en_attente', 'the other one');
select is(essai.traiter_reception('r', 'deroger', 'certificat_non_valide', 'direction'),
  '409 derogation_deja_accordee', 'once');
select is(essai.traiter_reception('s', 'valider'), '409 certificat_non_valide',
  'of that reception alone');
select is(essai.traiter_reception('r', 'deroger', 'membre_non_actif', 'magasinier'),
  '403 separation_des_taches', 'not of one''s own reception');
select is(essai.traiter_reception('r', 'valider', null, 'direction'), '403 separation_des_taches',
  'nor by who gave it');
select is(essai.traiter_reception('r', 'valider'), 'validée', 'by somebody else');
select is(essai.statut_du_lot('r'), 'validé 100000', 'a lifted threshold does not quarantine');
select results_eq($$ select x.regle, x.issue, x.auteur_id from reception.examen x
    order by x.rang $$,
  $$ values ('certificat_non_valide', 'derogation', essai.id('magasinier ESSAI')),
    ('seuil_depasse', 'derogation', essai.id('magasinier ESSAI')) $$, 'what let it pass is kept');
select is(essai.traiter_reception('r', 'deroger', 'membre_non_actif', 'direction'),
  '409 transition_refusee', 'once validated there is nothing to lift');
select is((select string_agg(e.details ->> 'regle', ',' order by e.details ->> 'regle')
    from journal.evenement e where e.action = 'reception.deroger'),
          'certificat_non_valide,seuil_depasse', 'in the journal');

select * from finish();
rollback;

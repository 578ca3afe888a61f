-- Spec: reglages#valeur: the default applies while the organization has set nothing.
begin;
set local role metier;
select plan(2);
select essai.preparer();

select results_eq(
  'select c.cle, reglage.entier(c.cle, essai.t()) from reglage.cle c where c.cle ~ '
  '$$^(sync|appareil)[.]$$ order by 1',
  $$ values ('appareil.code_enrolement_h', 24::bigint), ('appareil.code_vidage_h', 24),
    ('appareil.jeton_vidage_min', 30),
            ('sync.alerte_non_synchronise_h', 24), ('sync.conservation_commandes_jours', 7),
            ('sync.ecart_horloge_max_min', 10), ('sync.fenetre_collectes_jours', 30),
            ('sync.hors_ligne_max_jours', 7),
            ('sync.jeton_min', 5), ('sync.piece_manquante_jours', 14),
            ('sync.suite_lot_plein_min', 10), ('sync.volume_cible_mo', 20) $$,
          'clock gap, offline time, attachments, window, token, enrolment code');
select is(reglage.entier('parcelles.chevauchement_min_m2', essai.t()), 50::bigint,
  'the overlap that the API applies');

select * from finish();
rollback;

-- The setting keys that the service obeys, their types, units and defaults.
-- Spec: Limits, «defaults versioned per organization». A key without default has none: the
--       specification supplies no value for thresholds or tolerances.
insert into reglage.cle (cle, type, defaut, unite, description) values
  ('sync.ecart_horloge_max_min', 'entier', '10', 'min',
   'Tolerated gap between the phone''s clock and its estimate of server time'),
  ('sync.hors_ligne_max_jours', 'entier', '7', 'jours',
   'Longest offline capture; beyond, hors_ligne_depasse'),
  ('sync.piece_manquante_jours', 'entier', '14', 'jours',
   'Delay before an awaited attachment is piece_manquante'),
  ('sync.fenetre_collectes_jours', 'entier', '30', 'jours',
   'How long phones receive an agent''s collections'),
  ('sync.suite_lot_plein_min', 'entier', '10', 'min',
   'A batch that follows a full one within this time continues its synchronization'),
  ('sync.jeton_min', 'entier', '5', 'min', 'Lifetime of a sync token'),
  ('appareil.code_enrolement_h', 'entier', '24', 'h', 'Validity of an enrolment code'),
  ('parcelles.chevauchement_min_m2', 'entier', '50', 'm2',
   'Smallest overlap of two plots that is flagged'),
  ('parcelles.tolerance_surface_cp', 'entier', '100', 'cp',
   'Tolerated gap between the phone''s surface and the server''s')
on conflict (cle) do update
  set type = excluded.type, defaut = excluded.defaut, unite = excluded.unite,
      description = excluded.description;

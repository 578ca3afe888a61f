-- Which decisions lift which motif, who may take them (holders of `review.resolve` through one of
-- these permission sets), and the function that does what the decision says; none when the trace is
-- all there is.
-- Spec: Control queue, «decisions and effects while open, by motif».
-- Chosen: docs/decisions/0010-controles.md for the words, and the decisions of
--         intrant_non_autorise, conflit_interets and parametre_introuvable.
with souhait (motifs, decision, ensembles, fonction) as (
  values
    ('{capacite_depassee}'::text[], 'regularisation', '{rsci}'::text[], 'controle.regulariser'),
    ('{capacite_depassee}', 'declassement', '{rsci}', 'controle.declasser'),
    ('{capacite_depassee}', 'non_conformite', '{rsci}', 'controle.constater'),
    ('{doublon_identite}', 'fusion', '{rsci,administrateur_client}', 'controle.fusionner'),
    ('{doublon_identite}', 'confirmation', '{rsci,administrateur_client}', null),
    ('{polygone_invalide,chevauchement_parcelle}', 'correction', '{rsci}',
     'controle.exiger_releve'),
    ('{polygone_invalide,chevauchement_parcelle}', 'confirmation', '{rsci}', null),
    ('{modification_concurrente}', 'valeur_retenue', '{administrateur_client}',
     'controle.retenir_valeurs'),
    ('{ecart_calcul}', 'confirmation_serveur', '{rsci}', null),
    ('{ecart_calcul}', 'correction', '{rsci}', 'controle.corriger'),
    ('{apres_revocation,hors_ligne_depasse,droit_manquant,horloge_invraisemblable}', 'confirmation',
     '{rsci,administrateur_client}', null),
    ('{apres_revocation,hors_ligne_depasse,droit_manquant,horloge_invraisemblable}', 'ecart_motive',
     '{rsci,administrateur_client}', 'controle.redater'),
    ('{reference_inconnue,reference_inactive,dependance_en_controle}', 'correction', '{rsci}',
     'controle.corriger'),
    ('{reference_inconnue}', 'confirmation', '{rsci}', 'controle.resoudre_reference'),
    ('{reference_inactive,dependance_en_controle}', 'confirmation', '{rsci}', null),
    ('{donnees_illisibles,version_client_obsolete,empreinte_incoherente,module_inactif}',
     'reprise_manuelle', '{rsci}', 'controle.reprendre'),
    ('{donnees_illisibles,version_client_obsolete,empreinte_incoherente,module_inactif}', 'abandon',
     '{rsci}', null),
    ('{piece_manquante}', 'piece_fournie', '{rsci}', 'controle.exiger_pieces'),
    ('{piece_manquante}', 'confirmation_sans_piece', '{rsci}', null),
    ('{erreur_signalee_agent}', 'correction', '{rsci}', 'controle.corriger_signalement'),
    ('{erreur_signalee_agent}', 'confirmation', '{rsci}', null),
    ('{intrant_non_autorise}', 'confirmation', '{rsci,direction}', null),
    ('{intrant_non_autorise}', 'non_conformite', '{rsci,direction}',
     'controle.sanctionner_intrant'),
    ('{conflit_interets}', 'confirmation', '{rsci,direction}', null),
    ('{conflit_interets}', 'invalidation', '{rsci,direction}', 'controle.invalider_inspection'),
    ('{parametre_introuvable}', 'recalcul', '{rsci,direction}', 'controle.recalculer'),
    ('{parametre_introuvable}', 'confirmation', '{rsci,direction}', null)
),
ligne as (
  select m.motif, s.decision, s.ensembles, s.fonction from souhait s
    cross join unnest(s.motifs) as m (motif)
),
retirees as (
  delete from controle.motif_decision r
  where not exists (select from ligne l where (l.motif, l.decision) = (r.motif, r.decision))
)
insert into controle.motif_decision (motif, decision, ensembles, fonction)
select motif, decision, ensembles, fonction from ligne
on conflict (motif, decision) do update
  set ensembles = excluded.ensembles, fonction = excluded.fonction;

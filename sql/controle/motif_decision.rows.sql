-- Which decisions lift which motif, who may take them (holders of `review.resolve` through one of
-- these permission sets), the function that does what the decision says (none when the trace is all
-- there is), and the one that says whether it can be taken now (none when it always can).
-- Spec: file-de-controle#decisions.
-- Chosen: docs/decisions/0010-controles.md for the words, and the decisions of
--         intrant_non_autorise, conflit_interets and parametre_introuvable; 0046 for what can be
--         taken when, and `annulation` of whatever motif.
with souhait (motifs, decision, ensembles, fonction, condition) as (
  values
    ('{capacite_depassee}'::text[], 'regularisation', '{rsci}'::text[], 'capacite.regulariser',
     'capacite.peut_regulariser'),
    ('{capacite_depassee}', 'declassement', '{rsci}', 'collecte.declasser', null),
    ('{capacite_depassee}', 'non_conformite', '{rsci}', 'collecte.constater_depassement', null),
    ('{doublon_identite}', 'fusion', '{rsci,administrateur_client}',
     'adhesion.fusionner_doublon', 'adhesion.peut_fusionner'),
    ('{doublon_identite}', 'confirmation', '{rsci,administrateur_client}', null, null),
    ('{polygone_invalide,chevauchement_parcelle}', 'correction', '{rsci}',
     'controle.corriger', null),
    ('{polygone_invalide}', 'confirmation', '{rsci}', null, null),
    ('{chevauchement_parcelle}', 'confirmation', '{rsci}', 'parcelle.rechercher_chevauchements',
     null),
    ('{modification_concurrente}', 'valeur_retenue', '{administrateur_client}',
     'producteur.retenir_valeurs', null),
    ('{ecart_calcul}', 'confirmation_serveur', '{rsci}', null, null),
    ('{ecart_calcul}', 'correction', '{rsci}', 'controle.corriger', null),
    ('{apres_revocation,hors_ligne_depasse,droit_manquant,horloge_invraisemblable}', 'confirmation',
     '{rsci,administrateur_client}', null, null),
    ('{apres_revocation,hors_ligne_depasse,droit_manquant,horloge_invraisemblable}', 'ecart_motive',
     '{rsci,administrateur_client}', 'controle.redater', null),
    ('{reference_inconnue,reference_inactive,dependance_en_controle}', 'correction', '{rsci}',
     'controle.corriger', null),
    ('{reference_inconnue}', 'confirmation', '{rsci}',
     'controle.resoudre_reference', 'controle.reference_arrivee'),
    ('{reference_inactive,dependance_en_controle}', 'confirmation', '{rsci}', null, null),
    ('{donnees_illisibles,version_client_obsolete,empreinte_incoherente,module_inactif}',
     'reprise_manuelle', '{rsci}', 'controle.reprendre', null),
    ('{donnees_illisibles,version_client_obsolete,empreinte_incoherente,module_inactif}', 'abandon',
     '{rsci}', null, null),
    ('{piece_manquante}', 'piece_fournie', '{rsci}',
     'controle.exiger_pieces', 'controle.pieces_recues'),
    ('{piece_manquante}', 'confirmation_sans_piece', '{rsci}', null, null),
    ('{erreur_signalee_agent}', 'correction', '{rsci}',
     'controle.corriger', 'collecte.est_visee'),
    ('{erreur_signalee_agent}', 'confirmation', '{rsci}', null, null),
    ('{intrant_non_autorise}', 'confirmation', '{rsci,direction}', null, null),
    ('{intrant_non_autorise}', 'non_conformite', '{rsci,direction}',
     'controle.sanctionner', 'non_conformite.peut_declasser'),
    ('{conflit_interets}', 'confirmation', '{rsci,direction}', null, null),
    ('{conflit_interets}', 'invalidation', '{rsci,direction}',
     'inspection.invalider', null),
    ('{parametre_introuvable}', 'recalcul', '{rsci,direction}',
     'collecte.recalculer', 'collecte.parametre_trouve'),
    ('{parametre_introuvable}', 'confirmation', '{rsci,direction}', null, null)
),
ligne as (
  select m.motif, s.decision, s.ensembles, s.fonction, s.condition from souhait s
    cross join unnest(s.motifs) as m (motif)
  union all
  select distinct m.motif, 'annulation', '{rsci,administrateur_client}'::text[],
         'controle.annuler', 'controle.peut_annuler'
  from souhait s cross join unnest(s.motifs) as m (motif)
),
retirees as (
  delete from controle.motif_decision r
  where not exists (select from ligne l where (l.motif, l.decision) = (r.motif, r.decision))
)
insert into controle.motif_decision (motif, decision, ensembles, fonction, condition)
select motif, decision, ensembles, fonction, condition from ligne
on conflict (motif, decision) do update
  set ensembles = excluded.ensembles, fonction = excluded.fonction,
      condition = excluded.condition
  where (motif_decision.ensembles, motif_decision.fonction, motif_decision.condition)
        is distinct from (excluded.ensembles, excluded.fonction, excluded.condition);

-- The decisions of each motif, each with: the permission sets of the persons who may take it
-- (holders of `review.resolve`); the function that performs it (none if the trace is enough); the
-- function that says if it is possible now (none if it always is); whether it accepts the fact; the
-- word for the record that settles the finding, if the decision is refused while the finding
-- remains; and the figures that it accepts at most, if they differ from those of the finding.
-- Spec: file-de-controle#decisions, file-de-controle#meme-fait, file-de-controle#sans-effet.
-- Chosen: docs/decisions/0010-controles.md for the words, and the decisions of
--         intrant_non_autorise, conflit_interets and parametre_introuvable; 0046 for the conditions
--         of decisions, and `annulation` for every motif; 0121 for accepted facts: `correction` of
--         a reported error devalidates and is complete; `confirmation` of an unknown reference
--         confirms its arrival, not its absence; 0164: `declassement` leaves no mass above the
--         ceiling and accepts no excess, so that a later one is worse.
with souhait (motifs, decision, ensembles, fonction, condition, accepte, solution) as (
  values
    ('{capacite_depassee}'::text[], 'regularisation', '{rsci}'::text[],
     'capacite.regulariser', 'capacite.peut_regulariser', true, null),
    ('{capacite_depassee}', 'declassement', '{rsci}', 'collecte.declasser', null, true, null),
    ('{capacite_depassee}', 'non_conformite', '{rsci}',
     'collecte.constater_depassement', null, true, null),
    ('{doublon_identite}', 'fusion', '{rsci,administrateur_client}',
     'adhesion.fusionner_doublon', 'adhesion.peut_fusionner', false, null),
    ('{doublon_identite}', 'confirmation', '{rsci,administrateur_client}', null, null, true, null),
    ('{polygone_invalide}', 'correction', '{rsci}',
     'controle.corriger', null, false, 'forme_valide'),
    ('{chevauchement_parcelle}', 'correction', '{rsci}',
     'controle.corriger', null, false, 'formes_disjointes'),
    ('{polygone_invalide}', 'confirmation', '{rsci}', null, null, true, null),
    ('{chevauchement_parcelle}', 'confirmation', '{rsci}',
     'parcelle.rechercher_chevauchements', null, true, null),
    ('{modification_concurrente}', 'valeur_retenue', '{administrateur_client}',
     'producteur.retenir_valeurs', null, true, null),
    ('{ecart_calcul}', 'confirmation_serveur', '{rsci}', null, null, true, null),
    ('{ecart_calcul}', 'correction', '{rsci}',
     'controle.corriger', null, false, 'valeurs_concordantes'),
    ('{apres_revocation,hors_ligne_depasse,droit_manquant,horloge_invraisemblable}',
     'confirmation', '{rsci,administrateur_client}', null, null, true, null),
    ('{apres_revocation}', 'ecart_motive', '{rsci,administrateur_client}',
     'controle.redater', null, false, 'date_avant_revocation'),
    ('{hors_ligne_depasse}', 'ecart_motive', '{rsci,administrateur_client}',
     'controle.redater', null, false, 'date_en_ligne'),
    ('{droit_manquant}', 'ecart_motive', '{rsci,administrateur_client}',
     'controle.redater', 'controle.peut_redater', false, 'date_du_droit'),
    ('{horloge_invraisemblable}', 'ecart_motive', '{rsci,administrateur_client}',
     'controle.redater', null, false, null),
    ('{reference_inconnue}', 'correction', '{rsci}',
     'controle.corriger', null, false, 'reference_connue'),
    ('{reference_inactive}', 'correction', '{rsci}',
     'controle.corriger', null, false, 'reference_active'),
    ('{dependance_en_controle}', 'correction', '{rsci}',
     'controle.corriger', null, false, 'controles_leves'),
    ('{reference_inconnue}', 'confirmation', '{rsci}',
     'controle.resoudre_reference', 'controle.reference_arrivee', false, null),
    ('{reference_inactive,dependance_en_controle}', 'confirmation', '{rsci}',
     null, null, true, null),
    ('{donnees_illisibles,version_client_obsolete,empreinte_incoherente,module_inactif}',
     'reprise_manuelle', '{rsci}', 'controle.reprendre', null, false, null),
    ('{donnees_illisibles,version_client_obsolete,empreinte_incoherente,module_inactif}',
     'abandon', '{rsci}', null, null, false, null),
    ('{piece_manquante}', 'piece_fournie', '{rsci}',
     'controle.exiger_pieces', 'controle.pieces_recues', false, null),
    ('{piece_manquante}', 'confirmation_sans_piece', '{rsci}', null, null, true, null),
    ('{erreur_signalee_agent}', 'correction', '{rsci}',
     'controle.corriger', 'collecte.est_visee', true, null),
    ('{erreur_signalee_agent}', 'confirmation', '{rsci}', null, null, true, null),
    ('{intrant_non_autorise}', 'confirmation', '{rsci,direction}', null, null, true, null),
    ('{intrant_non_autorise}', 'non_conformite', '{rsci,direction}',
     'controle.sanctionner', 'non_conformite.peut_declasser', true, null),
    ('{conflit_interets}', 'confirmation', '{rsci,direction}', null, null, true, null),
    ('{conflit_interets}', 'invalidation', '{rsci,direction}',
     'inspection.invalider', null, false, null),
    ('{parametre_introuvable}', 'recalcul', '{rsci,direction}',
     'collecte.recalculer', 'collecte.parametre_trouve', false, null),
    ('{parametre_introuvable}', 'confirmation', '{rsci,direction}', null, null, true, null)
),
ligne as (
  select m.motif, s.decision, s.ensembles, s.fonction, s.condition, s.accepte, s.solution,
         case s.decision when 'declassement' then '{"depassement_g": 0}' else '{}' end::jsonb
           as au_plus
  from souhait s
    cross join unnest(s.motifs) as m (motif)
  union all
  select distinct m.motif, 'annulation', '{rsci,administrateur_client}'::text[],
         'controle.annuler', 'controle.peut_annuler', false, null, '{}'::jsonb
  from souhait s cross join unnest(s.motifs) as m (motif)
),
retirees as (
  delete from controle.motif_decision r
  where not exists (select from ligne l where (l.motif, l.decision) = (r.motif, r.decision))
)
insert into controle.motif_decision (
  motif, decision, ensembles, fonction, condition, accepte, solution, au_plus)
select motif, decision, ensembles, fonction, condition, accepte, solution, au_plus from ligne
on conflict (motif, decision) do update
  set ensembles = excluded.ensembles, fonction = excluded.fonction,
      condition = excluded.condition, accepte = excluded.accepte, solution = excluded.solution,
      au_plus = excluded.au_plus
  where (motif_decision.ensembles, motif_decision.fonction, motif_decision.condition,
         motif_decision.accepte, motif_decision.solution, motif_decision.au_plus)
        is distinct from (excluded.ensembles, excluded.fonction, excluded.condition,
                          excluded.accepte, excluded.solution, excluded.au_plus);

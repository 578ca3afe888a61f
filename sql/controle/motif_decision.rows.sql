-- Which decisions lift which motif, and who may take them (holders of `review.resolve` through one of these sets).
-- Spec: Control queue, «decisions and effects while open, by motif». Chosen: docs/decisions/0010-controles.md for the words.
with souhait (motifs, decisions, ensembles) as (
  values
    ('{reference_inconnue}'::text[], '{correction}'::text[], '{rsci}'::text[]),
    ('{reference_inactive,dependance_en_controle}', '{confirmation}', '{rsci}'),
    ('{ecart_calcul}', '{confirmation_serveur}', '{rsci}'),
    ('{apres_revocation,hors_ligne_depasse,droit_manquant,horloge_invraisemblable}', '{confirmation}', '{rsci,administrateur_client}'),
    ('{piece_manquante}', '{confirmation_sans_piece}', '{rsci}'),
    ('{parametre_introuvable}', '{confirmation}', '{rsci,direction}'),
    ('{donnees_illisibles,version_client_obsolete,empreinte_incoherente,module_inactif}', '{abandon}', '{rsci}')
),
ligne as (
  select m.motif, d.decision, s.ensembles
  from souhait s cross join unnest(s.motifs) as m (motif) cross join unnest(s.decisions) as d (decision)
),
retirees as (
  delete from controle.motif_decision r
  where not exists (select from ligne l where (l.motif, l.decision) = (r.motif, r.decision))
)
insert into controle.motif_decision (motif, decision, ensembles)
select motif, decision, ensembles from ligne
on conflict (motif, decision) do update set ensembles = excluded.ensembles;

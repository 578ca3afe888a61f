-- What the open controls of a collection forbid: whether it is in anomaly, its payment blocked, its
-- matter barred from the organic referential, and by which motifs.
-- Spec: Control queue, «effect while open».
-- Why: derived from the queue, so that each control keeps its own effect until lifted; a capacity
--      lifted by a non-conformity keeps it.
create or replace view collecte.effet with (security_invoker = true) as
  select c.organisation_id, c.id as collecte_id,
         count(k.id) > 0 as en_anomalie,
         coalesce(bool_or(m.effet in ('paiement_bloque', 'capacite_et_paiement_bloques')), false)
           as paiement_bloque,
         coalesce(bool_or(m.effet = 'matiere_ecartee'), false) as ecartee_du_bio,
         coalesce(array_agg(distinct k.motif order by k.motif) filter (where k.id is not null),
                  '{}') as motifs
  from collecte.collecte c
    left join controle.controle k
      on k.organisation_id = c.organisation_id
      and (k.statut = 'ouvert' or (k.motif = 'capacite_depassee' and k.decision = 'non_conformite'))
      and (k.entite_id = c.id or (k.entite = 'producteur' and k.entite_id = c.producteur_id
                                  and k.motif = 'doublon_identite'))
    left join controle.motif m on m.motif = k.motif
  group by c.organisation_id, c.id;
grant select on collecte.effet to lecture;

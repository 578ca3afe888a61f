-- Returns the effects of the open controls of a collection: anomaly, payment blocked, excluded from
-- the organic referential, each with the reasons. The exclusion is from the referential of the
-- capacities in the campaign's pack; null if nothing excludes the collection, or if no campaign is
-- named.
-- Spec: collectes#paiement, lots#ecart-du-bio.
-- Why: the effects are derived from the queue, so that each control keeps its own effect until it
--      is lifted; a capacity control that was lifted by a non-conformity keeps its effect. Each
--      collection looks up the controls about itself and, separately, about its producer: a
--      request about some collections reads no controls of others
--      (docs/decisions/0038-lectures-bornees.md).
create or replace view collecte.effet with (security_invoker = true) as
  select c.organisation_id, c.id as collecte_id, e.en_anomalie, e.paiement_bloque,
         e.ecartee_du_bio, e.motifs,
         case when e.ecartee_du_bio then (
           select v.referentiel_capacite
           from campagne.campagne k join pack.pack_version v on v.id = k.pack_version_id
           where k.organisation_id = c.organisation_id and k.id = c.campagne_id) end
           as referentiel_ecarte
  from collecte.collecte c
    cross join lateral (
      select count(*) > 0 as en_anomalie,
             coalesce(bool_or(m.effet in ('paiement_bloque', 'capacite_et_paiement_bloques')),
                      false) as paiement_bloque,
             coalesce(bool_or(m.effet = 'matiere_ecartee'), false) as ecartee_du_bio,
             coalesce(array_agg(distinct k.motif order by k.motif), '{}') as motifs
      from (
        select k.motif from controle.controle k
        where k.organisation_id = c.organisation_id and k.entite_id = c.id
          and (k.statut = 'ouvert'
               or (k.motif = 'capacite_depassee' and k.decision = 'non_conformite'))
        union all
        select k.motif from controle.controle k
        where k.organisation_id = c.organisation_id and k.entite_id = c.producteur_id
          and k.statut = 'ouvert' and k.entite = 'producteur' and k.motif = 'doublon_identite'
      ) as k
        join controle.motif m on m.motif = k.motif) as e;
comment on view collecte.effet is
  'What open controls do to each collection.';
comment on column collecte.effet.en_anomalie is 'Whether an open control marks it.';
comment on column collecte.effet.paiement_bloque is 'Whether it is not to be paid.';
comment on column collecte.effet.ecartee_du_bio is 'Whether its matter is kept from organic goods.';
comment on column collecte.effet.referentiel_ecarte is
  'The referential that its matter is kept from; null where nothing is, or no campaign says which.';
grant select on collecte.effet to lecture;

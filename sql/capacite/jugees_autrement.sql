-- Lists the given capacities, proposed or in force, that today's rules judge otherwise, with the
-- reason: their calculation as of their proposal differs; plots overlap without a control in a
-- campaign that is not closed; their consumption by the campaigns' packs differs; or they exceed a
-- ceiling.
-- Spec: capacites#capacite, capacites#depassement, capacites#reprise.
-- Chosen: docs/decisions/0050-rejuger.md. For a capacity that waits for a new validation, its
--         proposal is calculated instead; a capacity approved elsewhere is not calculated.
-- Calls up: collecte.consommation_du_solde.
create or replace function capacite.jugees_autrement(p_ids uuid[])
returns setof rejugement.ecart
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return query
  with examinee as materialized (
    select c.id, c.campagne_id, c.producteur_id, c.matiere_code, c.etat_code, c.capacite_g,
           c.statut <> 'proposee' as en_vigueur, g.code as campagne,
           case when c.statut = 'a_revalider' or g.statut = 'cloturee' or c.reprise
               then c.capacite_g
             else (capacite.evaluer(c.campagne_id, c.producteur_id, c.matiere_code, c.etat_code,
                                    c.proposee_le)).capacite_g end as evaluee_g,
           case when c.statut = 'validee' and g.statut <> 'cloturee'
             then capacite.chevauchements_ignores(c.lignes) end as chevauchements
    from capacite.capacite c
      join campagne.campagne g on g.organisation_id = c.organisation_id and g.id = c.campagne_id
    where c.id = any (p_ids) and c.statut in ('proposee', 'validee', 'a_revalider')
  ),
  jugee as (
    select e.id, e.en_vigueur, e.evaluee_g <> e.capacite_g as se_recalcule,
           e.campagne_id, e.producteur_id, e.matiere_code, e.etat_code,
           concat_ws(' ', e.campagne, e.matiere_code, e.etat_code, p.nom, p.prenoms) as reference,
           jsonb_build_object('capacite_g', e.capacite_g) || case when e.en_vigueur
             then jsonb_build_object('consomme_g', s.consomme_g,
                                     'depassee', s.consomme_g > s.plafond_g)
             else '{}' end as avant,
           jsonb_build_object('capacite_g', e.evaluee_g) || case when e.en_vigueur
             then jsonb_build_object('consomme_g', d.consomme_g,
                                     'depassee', d.consomme_g > least(s.plafond_g, e.evaluee_g))
             else '{}' end || case when e.chevauchements is not null
             then jsonb_build_object('chevauchements', jsonb_array_length(e.chevauchements))
             else '{}' end as apres, e.chevauchements
    from examinee e
      join producteur.producteur p on p.id = e.producteur_id
      left join capacite.solde s on s.campagne_id = e.campagne_id
        and s.producteur_id = e.producteur_id and s.matiere_code = e.matiere_code
        and s.etat_code = e.etat_code
      cross join lateral (
        select case when e.en_vigueur then collecte.consommation_du_solde(s) end as consomme_g) as d
  )
  select j.id, j.reference, j.avant, j.apres,
         case when j.se_recalcule then 'POST /v1/capacites'
              when j.chevauchements is not null then 'a survey of the plots'
              else 'that of its collections' end,
         jsonb_build_object(
           'campagne_id', j.campagne_id, 'producteur_id', j.producteur_id,
           'matiere_code', j.matiere_code, 'etat_code', j.etat_code,
           'chevauchements', j.chevauchements)
  from jugee j where j.avant <> j.apres;
end
$$;

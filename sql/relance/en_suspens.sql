-- Counts the open work of a campaign that remains after its closing. Kinds without open work have
-- no row.
-- Spec: packs-et-campagnes#cloture.
create or replace function relance.en_suspens(p_campagne_id uuid)
returns table (quoi text, nombre bigint)
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  with compte as (
    select 1 as rang, 'collectes_non_recues' as quoi, count(*) as nombre
    from collecte.collecte c
    where c.campagne_id = p_campagne_id and c.statut = 'enregistree'
      and not exists (select from reception.apport a
                      where a.collecte_id = c.id and a.annule_le is null)
    union all
    select 2, 'receptions_non_validees', count(*)
    from reception.reception r
    where r.campagne_id = p_campagne_id and r.statut in ('brouillon', 'en_attente')
    union all
    select 3, 'references_attendues', count(*)
    from reception.reception r join reception.apport a
      on a.organisation_id = r.organisation_id and a.reception_id = r.id
    where r.campagne_id = p_campagne_id and a.collecte_id is null and a.annule_le is null
    union all
    select 4, 'capacites_non_validees', count(*)
    from capacite.capacite k where k.campagne_id = p_campagne_id and k.statut = 'proposee'
    union all
    select 5, 'etapes_non_validees', count(*)
    from etape.etape e where e.campagne_id = p_campagne_id and e.statut = 'brouillon'
    union all
    select 6, 'controles_ouverts', count(*)
    from collecte.collecte c join controle.controle k
      on k.organisation_id = c.organisation_id and k.entite_id = c.id and k.entite = 'collecte'
    where c.campagne_id = p_campagne_id and k.statut = 'ouvert'
    union all
    select 7, 'lignes_non_payees', count(*)
    from paiement.creance d join paiement.reste r
      on r.organisation_id = d.organisation_id and r.creance_id = d.id
    where d.campagne_id = p_campagne_id and r.reste <> 0
  )
  select c.quoi, c.nombre from compte c where c.nombre > 0 order by c.rang
$$;

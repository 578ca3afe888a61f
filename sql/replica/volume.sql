-- Measures a device's perimeter: rows and bytes of JSON per table, by the rules of
-- ops/powersync/sync-config.yaml.
-- Spec: replication#volume.
-- Chosen: the catalogues that all organizations share, and the device's own row, are left out: a
--         few kilobytes.
create or replace function replica.volume(p_appareil appareil.appareil)
returns table (nom text, lignes bigint, octets bigint)
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  with groupement as materialized (
    select a.groupement_id from utilisateur.groupement_agent a
    where a.utilisateur_id = p_appareil.utilisateur_id and a.en_cours
  ),
  campagne as materialized (
    select c.id from campagne.campagne c where c.statut = 'ouverte'
  ),
  contrat as materialized (
    select c from contrat.contrat c
    where c.statut = 'actif' and not c.echu
      and (c.groupement_id is null or c.groupement_id in (select g.groupement_id from groupement g))
  ),
  ligne (nom, ligne) as (
    select l.nom, l.ligne from replica.lignes_organisation() as l
    union all
    select 'contrat', to_json(c.c) from contrat c
    union all
    select 'contrat_ligne', to_json(l) from contrat.ligne l
    where l.contrat_id in (select (c.c).id from contrat c)
    union all
    select 'producteur', to_json(p) from replica.producteur p join groupement using (groupement_id)
    union all
    select 'parcelle', to_json(p) from replica.parcelle p join groupement using (groupement_id)
    union all
    select 'statut_parcelle', to_json(s)
    from replica.statut_parcelle s join groupement using (groupement_id)
    union all
    select 'capacite', to_json(k) from replica.capacite k join groupement using (groupement_id)
    where k.campagne_id in (select c.id from campagne c)
    union all
    select 'solde', to_json(s) from capacite.solde s join groupement using (groupement_id)
    where s.campagne_id in (select c.id from campagne c)
    union all
    select 'certificat', to_json(c)
    from certificat.certificat c left join groupement g using (groupement_id)
    where not c.echu and c.fournisseur_id is null
      and (c.groupement_id is null or g.groupement_id is not null)
    union all
    select 'affectation', to_json(a) from utilisateur.groupement_agent a
    where a.utilisateur_id = p_appareil.utilisateur_id and a.en_cours
    union all
    select 'collecte', to_json(c) from collecte.collecte c
    where c.synchronisable and c.utilisateur_id = p_appareil.utilisateur_id
    union all
    select 'commande_resultat', to_json(r) from commande.commande_resultat r
    where r.appareil_id = p_appareil.id
      and to_char(r.recue_le at time zone 'UTC', 'YYYY-MM') in (select m.mois from replica.mois m)
  )
  select l.nom, count(*), sum(octet_length(l.ligne::text))
  from ligne l
  where p_appareil.statut = 'actif' or l.nom = 'commande_resultat'
  group by l.nom
$$;

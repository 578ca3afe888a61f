-- Returns the rows that every phone of the organization receives, as JSON: compartment
-- `organisation` without its certificates, which are counted with the certificates of the groups.
-- Spec: replication#compartiments.
create or replace function replica.lignes_organisation() returns table (nom text, ligne json)
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  select 'organisation', to_json(o) from organisation.organisation o
  where o.id = core.organisation_id()
  union all
  select 'groupement', to_json(g) from organisation.groupement g
  union all
  select 'campagne', to_json(c) from campagne.campagne c
  union all
  select 'produit', to_json(p) from produit.produit p
  union all
  select 'parametre', to_json(p) from pack.parametre p
  where p.pack_version_id in (
    select c.pack_version_id from campagne.campagne c where c.statut = 'ouverte')
  union all
  select 'referentiel_coche', to_json(r) from conformite.referentiel_coche r
  union all
  select 'module', to_json(m) from module.activation m
  union all
  select 'emplacement', to_json(e) from emplacement.emplacement e
  union all
  select 'intrant', to_json(i) from intrant.intrant i
  union all
  select 'autorisation', to_json(a) from intrant.autorisation a
$$;

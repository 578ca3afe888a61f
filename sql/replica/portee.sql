-- Returns the scope of a device, each part as a literal of SQL: its agent's groups, the open
-- campaigns with their packs, the contracts in force, the months of results.
-- Spec: replication#par-pages.
create or replace function replica.portee(p_appareil appareil.appareil)
returns table (nom text, valeur text)
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  with groupement as materialized (
    select a.groupement_id as id from utilisateur.groupement_agent a
    where a.organisation_id = p_appareil.organisation_id
      and a.utilisateur_id = p_appareil.utilisateur_id and a.en_cours
  ),
  campagne as materialized (
    select c.id, c.pack_version_id from campagne.campagne c
    where c.organisation_id = p_appareil.organisation_id and c.statut = 'ouverte'
  )
  select v.nom, quote_literal(v.texte) || '::' || v.type
  from (values
    ('organisation', p_appareil.organisation_id::text, 'uuid'),
    ('utilisateur', p_appareil.utilisateur_id::text, 'uuid'),
    ('appareil', p_appareil.id::text, 'uuid'),
    ('groupements', array(select distinct g.id from groupement g order by g.id)::text, 'uuid[]'),
    ('campagnes', array(select c.id from campagne c order by c.id)::text, 'uuid[]'),
    ('packs', array(select distinct c.pack_version_id from campagne c
                    where c.pack_version_id is not null order by 1)::text, 'uuid[]'),
    ('contrats', array(
       select k.id from contrat.contrat k
       where k.organisation_id = p_appareil.organisation_id and k.statut = 'actif' and not k.echu
         and (k.groupement_id is null
              or k.groupement_id in (select g.id from groupement g))
       order by k.id)::text, 'uuid[]'),
    ('mois', array(select m.mois from replica.mois m order by m.mois)::text, 'text[]')
  ) as v (nom, texte, type)
$$;

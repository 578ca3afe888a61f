-- Returns some organizations for the publisher: devices with their last synchronization, unused
-- enrolment codes, open controls by age in days, accounts and producers as a licence counts them,
-- bytes of files, failed messages and jobs, active modules. Each table is counted once for all
-- these organizations.
-- Owner: cockpit
-- Spec: support-et-cockpit#cockpit.
-- Chosen: docs/decisions/0073-support-et-cockpit.md.
create or replace function tache.cockpit(p_ids uuid[], p_le timestamptz)
returns table (
  organisation_id uuid, appareils bigint, muets bigint, derniere_synchro timestamptz,
  controles bigint, plus_ancien timestamptz, un_jour bigint, sept_jours bigint,
  trente_jours bigint, codes bigint, producteurs bigint, utilisateurs bigint, fichiers bigint,
  octets numeric, messages_echoues bigint, taches_echouees numeric, modules text[])
language sql stable security definer
set search_path = pg_catalog, pg_temp
set enable_seqscan = on
as $$
  with appareils as (
    select a.organisation_id, count(*) as nombre, max(a.derniere_synchro) as dernier,
           count(*) filter (
             where coalesce(a.derniere_synchro, a.enrole_le) < p_le - interval '7 days') as muets
    from appareil.appareil a
    where a.organisation_id = any (p_ids) and a.statut = 'actif'
    group by a.organisation_id
  ),
  controles as (
    select k.organisation_id, count(*) as nombre, min(k.ouvert_le) as premier,
           count(*) filter (where k.ouvert_le <= p_le - interval '1 day') as un,
           count(*) filter (where k.ouvert_le <= p_le - interval '7 days') as sept,
           count(*) filter (where k.ouvert_le <= p_le - interval '30 days') as trente
    from controle.controle k
    where k.organisation_id = any (p_ids) and k.statut = 'ouvert'
    group by k.organisation_id
  ),
  fichiers as (
    select f.organisation_id, count(*) as nombre, sum(f.taille_octets) as octets
    from fichier.fichier f where f.organisation_id = any (p_ids) group by f.organisation_id
  ),
  messages as (
    select s.organisation_id, count(*) as nombre from collecte.sms s
    where s.statut = 'echoue' and s.organisation_id = any (p_ids) group by s.organisation_id
  ),
  taches as (
    select e.organisation_id, sum(e.nombre) as nombre from tache.echecs() as e
    where e.organisation_id = any (p_ids) group by e.organisation_id
  ),
  membres as (
    select p.organisation_id, count(*) as nombre from producteur.producteur p
    where p.organisation_id = any (p_ids) and p.fusionne_dans is null and p.actif_pendant @> p_le
    group by p.organisation_id
  ),
  comptes as (
    select u.organisation_id, count(*) as nombre from utilisateur.utilisateur u
    where u.organisation_id = any (p_ids) and u.statut = 'actif' group by u.organisation_id
  ),
  codes as (
    select d.organisation_id, count(*) as nombre from appareil.code_enrolement d
    where d.organisation_id = any (p_ids) and d.appareil_id is null and d.annule_le is null
      and d.expire_le > p_le
    group by d.organisation_id
  ),
  modules as (
    select m.organisation_id, array_agg(m.module order by m.module) as actifs
    from module.activation m
    where m.organisation_id = any (p_ids) and m.module <> 'noyau' and m.actif_pendant @> p_le
    group by m.organisation_id
  )
  select o.id, coalesce(a.nombre, 0), coalesce(a.muets, 0), a.dernier,
         coalesce(k.nombre, 0), k.premier, coalesce(k.un, 0), coalesce(k.sept, 0),
         coalesce(k.trente, 0), coalesce(d.nombre, 0), coalesce(m.nombre, 0), coalesce(c.nombre, 0),
         coalesce(f.nombre, 0), coalesce(f.octets, 0), coalesce(s.nombre, 0),
         coalesce(t.nombre, 0), coalesce(n.actifs, '{}')
  from unnest(p_ids) as o (id)
    left join appareils a on a.organisation_id = o.id
    left join controles k on k.organisation_id = o.id
    left join fichiers f on f.organisation_id = o.id
    left join messages s on s.organisation_id = o.id
    left join taches t on t.organisation_id = o.id
    left join membres m on m.organisation_id = o.id
    left join comptes c on c.organisation_id = o.id
    left join codes d on d.organisation_id = o.id
    left join modules n on n.organisation_id = o.id
$$;
grant execute on function tache.cockpit(uuid[], timestamptz) to metier;
revoke execute on function tache.cockpit(uuid[], timestamptz) from public;

-- Returns the pending work of all organizations together, with its age: open controls, messages to
-- producers that are due and those that failed once, due mails, awaited files, rows and numbers not
-- yet in the external log.
-- Owner: cockpit
-- Spec: service#surveillance, restauration#journal.
-- Chosen: docs/decisions/0091-surveillance.md.
-- Why: an index of the open rows finds each kind, organization by organization if the index begins
--      with the organization, so that settled rows of past years are not read. For rows missing in
--      the log, the time counts from the writing of the segment in progress, or at most from the
--      last segment.
create or replace function tache.en_attente()
returns table (genre text, nombre bigint, depuis timestamptz)
language sql stable security definer
set search_path = pg_catalog, pg_temp
as $$
  select 'controle', sum(k.nombre)::bigint, min(k.premier)
  from organisation.organisation o
    cross join lateral (
      select count(*) as nombre, min(c.ouvert_le) as premier
      from controle.controle c
      where c.organisation_id = o.id and c.statut = 'ouvert'
        and c.ouvert_le >= '-infinity') as k
  union all
  select 'message', count(*), min(s.du_le) from collecte.sms s where s.du_le is not null
  union all
  select 'message_echoue', count(*), min(s.du_le)
  from collecte.sms s where s.du_le is not null and s.statut = 'echoue'
  union all
  select 'courriel', count(*), min(m.ecrit_le) from relance.message m where m.statut = 'du'
  union all
  select 'fichier', count(*), min(e.demande_le) from fichier.envoi e where not e.clos
  union all
  select 'journal', n.nombre, case when n.nombre > 0 then s.depuis end
  from (select coalesce(min(s.prepare_le) filter (where s.depose_le is null), max(s.depose_le)),
               count(*) filter (where s.depose_le is null)
        from restauration.segment s) as s (depuis, en_route)
    cross join lateral (
      select (s.en_route + (select count(*) from restauration.a_dire a) + coalesce(sum(
               c.dernier_rang - coalesce(d.rang, 0)), 0))::bigint
      from numerotation.compteur c
        left join restauration.compteur_dit d
          on (d.organisation_id, d.campagne_id, d.nature, d.produit_id)
             = (c.organisation_id, c.campagne_id, c.nature, c.produit_id)
      where c.dernier_rang > coalesce(d.rang, 0)) as n (nombre)
$$;
grant execute on function tache.en_attente() to metier;
revoke execute on function tache.en_attente() from public;

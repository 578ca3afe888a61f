-- What waits in all organizations together, and since when: open controls, messages to producers
-- that are due and those of them that failed once, mails that are due, files that are awaited.
-- Owner: cockpit
-- Spec: service#surveillance.
-- Chosen: docs/decisions/0091-surveillance.md.
-- Why: each is found by the index of what is open, organization by organization where that begins
--      with one: what was lifted, sent or received in all the years is not read.
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
$$;
grant execute on function tache.en_attente() to metier;
revoke execute on function tache.en_attente() from public;

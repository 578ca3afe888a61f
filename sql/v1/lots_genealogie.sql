-- GET /v1/lots/{id}/genealogie: the origins of a lot and its later use; with `format` epcis, the
-- movements behind them. The result has one column per format, and the service writes the requested
-- one. For an image, also returns the time zones of its dates.
-- Spec: genealogie#vues.
-- Why: an SQL function streams its rows one by one. It reads no table itself, because the rows that
--      the caller may see are only known after the session was opened.
-- Chosen: docs/decisions/0029-genealogie.md, docs/performance.md#genealogy.
-- Refuses: droit_manquant, lot_inconnu.
create or replace function v1.lots_genealogie(p_appelant jsonb, p_requete jsonb) returns setof text
language sql security definer
set search_path = pg_catalog, pg_temp
set work_mem = '32MB'
as $$
  with ouvert as materialized (
    select utilisateur.exiger_lecture(p_appelant, now(), 'stock') as session
  ),
  demande as materialized (
    select d.*, coalesce(p_requete ->> 'format', 'json') as format
    from ouvert o, genealogie.demander(o.session, p_requete, now()) as d
  )
  select E'fuseau_horaire\n' || d.fuseau from demande d where d.format in ('svg', 'html')
  union all
  select genealogie.evenements(d.lot_id, p_requete, d.personnes)
  from demande d where d.format = 'epcis'
  union all
  select genealogie.lire(d.lot_id, p_requete, d.personnes)
  from demande d where d.format <> 'epcis'
$$;
grant execute on function v1.lots_genealogie(jsonb, jsonb) to api;

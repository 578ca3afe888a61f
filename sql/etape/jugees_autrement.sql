-- Returns the given validated steps whose inputs an open control blocks today.
-- Spec: lots#ecart-du-bio.
-- Chosen: docs/decisions/0050-rejuger.md.
create or replace function etape.jugees_autrement(p_ids uuid[])
returns setof rejugement.ecart
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return query
  select e.id, concat_ws(' ', e.procede, s.numeros), jsonb_build_object('statut', e.statut),
         jsonb_build_object('refus', '["etape_bloquee"]'::jsonb, 'lots', b.lots),
         'POST /v1/etapes/' || e.id || '/devalider', jsonb_build_object('bloquants', r.bloquants)
  from etape.etape e
    cross join lateral etape.refus_des_entrees(e.id) as r (bloquants)
    cross join lateral (
      select string_agg(l.numero_officiel, ' ' order by l.numero_officiel) as numeros
      from etape.sortie o
        join lot.lot l on l.organisation_id = o.organisation_id and l.id = o.lot_id
      where o.etape_id = e.id) as s
    cross join lateral (
      select jsonb_agg(distinct coalesce(l.numero_officiel, l.id::text)) as lots
      from jsonb_to_recordset(r.bloquants) as x (lot_id uuid)
        join lot.lot l on l.id = x.lot_id) as b
  where e.id = any (p_ids) and e.statut = 'validée' and r.bloquants is not null;
end
$$;

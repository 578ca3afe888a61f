-- Returns the given adjustments whose lots one act changed and then changed back. The act as a
-- whole changed nothing in these lots, and today's rule stores only the result of a whole act.
-- Matter that left in between keeps the state in which it left.
-- Spec: lots#requalification, service#donnees-en-place.
-- Chosen: docs/decisions/0050-rejuger.md, 0123-chiffres-justes.md.
create or replace function reception.redressements_juges_autrement(p_ids uuid[])
returns setof rejugement.ecart
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return query
  select r.id, concat_ws(' ', c.numero_officiel, core.horodatage(r.le)),
         jsonb_build_object('lots', r.lots),
         jsonb_build_object('lots', (
           select coalesce(jsonb_agg(l), '[]') from jsonb_array_elements(a.lots) as l
           where r.lots @> jsonb_build_array(jsonb_build_object('lot_id', l -> 'lot_id')))),
         'GET /v1/redressements/' || r.id,
         jsonb_build_object('expeditions', r.expeditions, 'redressements', a.ids)
  from reception.redressement r
    join reception.reception c on c.organisation_id = r.organisation_id and c.id = r.reception_id
    cross join lateral (
      select lot.changes(jsonb_agg(l.value order by s.rang, l.ordinality)) as lots,
             jsonb_agg(distinct s.id) as ids
      from reception.redressement s
        cross join lateral jsonb_array_elements(s.lots) with ordinality as l
      where s.reception_id = r.reception_id and s.le = r.le) as a
  where r.id = any (p_ids) and r.lots <> '[]' and not a.lots @> r.lots;
end
$$;
